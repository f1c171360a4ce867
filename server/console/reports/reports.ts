import type { Scope } from '../../../sdk/src/index.ts'
import { html } from '../../pages/html.ts'
import { text } from '../../texts/english.ts'
import { consolePage } from '../console-page.ts'
import { may, type PageContext } from '../page-context.ts'

/** The reports with the scopes that they need in addition to `reports:read`. */
const reports = [
  { name: 'headcount', title: text('reports.headcount'), lead: text('reports.headcount.lead') },
  { name: 'turnover', title: text('reports.turnover'), lead: text('reports.turnover.lead') },
  { name: 'absence', title: text('reports.absence'), lead: text('reports.absence.lead') },
  { name: 'leave-liability', title: text('reports.leaveLiability'), lead: text('reports.leaveLiability.lead') },
  { name: 'pay-cost', title: text('reports.payCost'), lead: text('reports.payCost.lead'), needs: 'payruns:read' },
] satisfies Report[]

interface Report {
  /** The path below `/console/reports`. */
  name: string
  title: string
  lead: string
  needs?: Scope
}

/** Returns the reports that the user may read. */
export const readableReports = (context: PageContext): Report[] =>
  may(context, 'reports:read') ? reports.filter(({ needs }: Report) => needs === undefined || may(context, needs)) : []

/** The page with links to the reports. */
export const reportsPage = consolePage({
  path: '/reports',
  needs: 'reports:read',
  show: (context) =>
    Promise.resolve({
      title: text('reports.title'),
      content: html`<div class="panels wide">${readableReports(context).map(
        ({ name, title, lead }) =>
          html`<section class="panel"><h2><a href="/console/reports/${name}">${title}</a></h2><p>${lead}</p></section>`,
      )}</div>`,
    }),
})
