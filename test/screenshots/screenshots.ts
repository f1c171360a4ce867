import type { Page } from 'playwright-core'
import type { Role } from '../../server/access/roles.ts'
import { totpCode } from '../support/samples/second-factor.ts'
import type { SampleBusiness } from './sample-business.ts'
import { userWithRole } from './sample-users.ts'

/** A screenshot of a page, `openapi/guides/screenshots/<guide>-<name>.png`. */
export interface Screenshot {
  name: string
  /** The role of the signed-in user; no one is signed in by default. */
  as?: Role
  /** Adds records that the screenshots before this one do not show. */
  prepare?: (sample: SampleBusiness) => Promise<void>
  address: (sample: SampleBusiness) => string
  /** Performs the actions of the user before the screenshot is taken. */
  act?: (page: Page) => Promise<void>
  /** The selector of the first element below the screenshot; by default, the screenshot shows the whole content. */
  before?: string
}

const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true }).last().click()

const fill = (page: Page, label: string, value: string): Promise<void> =>
  page.getByLabel(label, { exact: true }).first().fill(value)

/** Fills in the form that changes the job and the pay of a person. */
async function planPromotion(page: Page): Promise<void> {
  await fill(page, 'Applies from', '2026-07-01')
  await page.getByLabel('Reason', { exact: true }).selectOption('Promotion')
  await fill(page, 'Note (optional)', 'Takes over the early shift')
  await fill(page, 'Job title (optional)', 'Shift supervisor')
  await fill(page, 'Amount (optional)', '3,400.00')
  await page.getByLabel('For each', { exact: true }).selectOption('Month')
}

/** The screenshots by guide. They are taken in this order, as some of them change records. */
export const screenshots: Record<string, readonly Screenshot[]> = {
  documents: [
    {
      name: 'template',
      as: 'admin',
      address: ({ documents }) => `/console/documents/templates/${documents.template}`,
      before: 'h2:text-is("Delete")',
    },
    {
      name: 'new',
      as: 'admin',
      address: ({ documents, staff }) =>
        `/console/documents/new?template_id=${documents.template}&person_id=${staff.emil}`,
      act: async (page) => {
        await fill(page, 'Salary', '33 600 €')
        await fill(page, 'Start', '1 April 2026')
        await fill(page, 'Name of signer 2 (optional)', userWithRole('owner').name)
        await page.getByLabel('Email (optional)').first().fill(userWithRole('owner').email)
      },
      before: 'h2:text-is("Preview")',
    },
    { name: 'draft', as: 'admin', address: ({ documents }) => `/console/documents/${documents.draft}` },
    {
      name: 'links',
      as: 'admin',
      address: ({ documents }) => `/console/documents/${documents.draft}`,
      act: async (page) => {
        await press(page, 'Send for signature…')
        await press(page, 'Send for signature')
        await page.getByRole('heading', { name: 'Share the links' }).waitFor()
      },
    },
    {
      name: 'sign',
      address: ({ documents }) => `/sign/${documents.token}`,
      act: async (page) => {
        await press(page, 'Open the document')
        await page.locator('canvas').first().waitFor()
        await page.waitForLoadState('networkidle')
      },
    },
    { name: 'signed', as: 'admin', address: ({ documents }) => `/console/documents/${documents.signed}` },
  ],
  leave: [
    {
      name: 'type',
      as: 'admin',
      address: () => '/console/leave/types/new',
      act: async (page) => {
        await fill(page, 'Name', 'Vacation')
        await fill(page, 'Code', 'vacation')
        await fill(page, 'Days per year (optional)', '25')
        await fill(page, 'Carry-over limit (optional)', '5')
      },
      before: 'fieldset:has(> legend:text-is("Rule 2"))',
    },
    { name: 'holidays', as: 'admin', address: () => '/console/leave/holidays' },
    {
      name: 'new',
      as: 'employee',
      address: () => '/console/leave/new',
      act: async (page) => {
        await fill(page, 'First day', '2026-04-01')
        await page.getByLabel('Part of the first day').selectOption('Afternoon only')
        await fill(page, 'Last day (optional)', '2026-04-07')
        await press(page, 'Preview')
      },
    },
    { name: 'request', as: 'manager', address: ({ leave }) => `/console/leave/${leave.pending}` },
    {
      name: 'balance',
      as: 'manager',
      address: ({ leave, staff }) => `/console/leave/balances/${staff.emil}/${leave.type}`,
    },
    { name: 'calendar', as: 'admin', address: () => '/console/leave/calendar', before: 'h2:text-is("Away")' },
    {
      name: 'calendar-link',
      as: 'employee',
      address: () => '/console/leave/calendar/feeds',
      act: async (page) => {
        await fill(page, 'Name', 'Phone')
        await press(page, 'Create link')
        await page.getByText('leave-feeds').waitFor()
      },
    },
    { name: 'notifications', as: 'employee', address: () => '/console/account/notifications' },
  ],
  webhooks: [
    { name: 'new', as: 'owner', address: () => '/console/webhooks/new', before: 'legend:has-text("Documents")' },
    { name: 'deliveries', as: 'owner', address: ({ webhook }) => `/console/webhooks/${webhook.id}` },
    {
      name: 'delivery',
      as: 'owner',
      address: ({ webhook }) => `/console/webhooks/${webhook.id}/deliveries/${webhook.delivery_id}`,
      before: 'h2:text-is("Body")',
    },
    {
      name: 'resend',
      as: 'owner',
      address: ({ webhook }) => `/console/webhooks/${webhook.id}/recover`,
    },
    {
      name: 'secret',
      as: 'owner',
      address: ({ webhook }) => `/console/webhooks/${webhook.id}/configuration`,
      act: async (page) => {
        await press(page, 'Rotate secret…')
        await press(page, 'Rotate secret')
        await page.getByRole('heading', { name: 'New secret' }).waitFor()
      },
    },
  ],
  'pay-runs': [
    { name: 'draft', as: 'owner', address: ({ payRuns }) => `/console/pay-runs/${payRuns.draft}` },
    {
      name: 'lines',
      as: 'admin',
      address: ({ payRuns, staff }) => `/console/pay-runs/${payRuns.draft}/payslips/${staff.emil}/lines`,
    },
    { name: 'recurring-lines', as: 'admin', address: ({ staff }) => `/console/people/${staff.emil}/recurring-lines` },
    {
      name: 'bank-file',
      as: 'admin',
      address: ({ payRuns }) => `/console/pay-runs/${payRuns.completed}/bank-file`,
      before: 'role=group[name="Alma Admin"]',
    },
  ],
  'bank-accounts': [
    {
      name: 'confirm',
      as: 'owner',
      prepare: ({ addPersonalDetails }) => addPersonalDetails(),
      address: ({ staff }) => `/console/people/${staff.emil}/bank-accounts`,
      act: async (page) => {
        await page.getByRole('row').filter({ hasText: 'To be confirmed' }).getByRole('link').first().click()
        await page.getByRole('button', { name: 'Confirm account' }).waitFor()
      },
      before: 'h2:text-is("Change account")',
    },
  ],
  'personal-details': [
    { name: 'lists', as: 'admin', address: ({ staff }) => `/console/people/${staff.emil}/personal` },
  ],
  'two-factor': [
    {
      name: 'setup',
      as: 'employee',
      address: () => '/console/account/two-factor',
      act: (page) => press(page, 'Turn on two-factor authentication'),
    },
    {
      name: 'recovery-codes',
      as: 'employee',
      address: () => '/console/account/two-factor',
      act: async (page) => {
        await press(page, 'Turn on two-factor authentication')
        const secret = await page.locator('#secret').textContent()
        await fill(page, 'Code', await totpCode(secret?.replaceAll(' ', '') ?? ''))
        await press(page, 'Turn on')
        await page.getByRole('heading', { name: 'Two-factor authentication is on' }).waitFor()
      },
    },
    {
      name: 'sign-in',
      address: () => '/console/sign-in',
      act: async (page) => {
        const { email, password } = userWithRole('employee')
        await fill(page, 'Email', email)
        await press(page, 'Continue')
        await fill(page, 'Password', password)
        await press(page, 'Sign in')
        await page.waitForURL('**/second-factor*')
      },
    },
  ],
  compensation: [
    { name: 'org-chart', as: 'owner', address: () => '/console/people/org-chart' },
    {
      name: 'change',
      as: 'owner',
      address: ({ staff }) => `/console/people/${staff.emil}/job/change`,
      act: planPromotion,
      before: 'h3:text-is("Working days")',
    },
    {
      name: 'job-and-pay',
      as: 'owner',
      address: ({ staff }) => `/console/people/${staff.emil}/job/change`,
      act: async (page) => {
        await planPromotion(page)
        await press(page, 'Save change')
        await page.getByRole('heading', { name: 'Planned' }).waitFor()
      },
    },
  ],
  'pay-from-compensation': [
    {
      name: 'schedule',
      as: 'owner',
      address: () => '/console/pay-runs/schedules/new',
      act: async (page) => {
        await fill(page, 'Day of the month (optional)', '28')
        await press(page, 'Show next dates')
        await page.getByRole('heading', { name: 'Next pay runs' }).waitFor()
      },
    },
  ],
  onboarding: [
    {
      name: 'progress',
      as: 'admin',
      prepare: ({ addOnboarding }) => addOnboarding(),
      address: () => '/console/people',
      act: async (page) => {
        await page.getByRole('link', { name: 'Katherine Johnson' }).click()
        await page.getByRole('main').getByRole('link', { name: 'Tasks', exact: true }).click()
        await page.getByRole('heading', { name: 'Progress' }).waitFor()
      },
      before: 'h2:text-is("Start a checklist")',
    },
    {
      name: 'task',
      as: 'manager',
      address: () => '/console/tasks',
      act: async (page) => {
        await page.getByRole('link', { name: 'Enter your bank account' }).first().click()
        await page.getByRole('link', { name: 'Add bank account' }).waitFor()
      },
    },
  ],
}
