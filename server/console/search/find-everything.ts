import { text } from '../../texts/english.ts'
import { signerNames, statusName } from '../documents/document-state.ts'
import { unlessRefused } from '../failures.ts'
import { may, type PageContext } from '../page-context.ts'
import { payRunAddress, periodText, typeName } from '../pay-runs/pay-run-labels.ts'
import { fullName } from '../people/person-name.ts'
import { findPages } from './find-pages.ts'
import type { SearchGroup, SearchResult } from './search-result.ts'

/** The maximum number of results of each kind. */
const limit = 6

/** The number of pay runs that are compared with the query: the latest ones, or the latest of a year in the query. */
const payRunLimit = 50

/**
 * Finds the people, documents, pay runs and pages that match every word of a query. Each kind takes one request to the
 * API, which returns only what the user may read.
 *
 * @param query - the text to search for, 1 to 200 characters
 */
export async function findEverything(context: PageContext, query: string): Promise<SearchGroup[]> {
  const matches = matcher(query)
  const [records, colleagues, documents, payRuns] = await Promise.all([
    findRecords(context, query),
    findColleagues(context, query),
    findDocuments(context, query),
    findPayRuns(context, query, matches),
  ])
  const known = new Set(records.map(({ id }) => id))
  const people = [...records, ...colleagues.filter(({ id }) => !known.has(id))]
  return [
    { title: text('search.pages'), results: findPages(context, matches) },
    { title: text('search.people'), results: people },
    { title: text('search.documents'), results: documents },
    { title: text('search.payRuns'), results: payRuns },
  ]
    .map(({ title, results }) => ({ title, results: results.slice(0, limit) }))
    .filter(({ results }) => results.length > 0)
}

interface PersonResult extends SearchResult {
  /** The ID of the person. */
  id: number
}

/** Finds people whose records the user may open. */
async function findRecords(context: PageContext, q: string): Promise<PersonResult[]> {
  if (!may(context, 'people:read')) return []
  const { data } = await context.api.people.list({ q, limit })
  return data.map((person) => ({
    id: person.id,
    href: `/console/people/${person.id}`,
    label: fullName(person),
    detail: person.job_title ?? person.email ?? '',
  }))
}

/** Finds people in the directory, for users who cannot see all records. */
async function findColleagues(context: PageContext, q: string): Promise<PersonResult[]> {
  if (may(context, 'people:write')) return []
  const response = await unlessRefused(context.api.directory.list({ q, limit }))
  return (response?.data ?? []).map(({ person_id, name, job_title }) => ({
    id: person_id,
    href: `/console/directory?${new URLSearchParams({ q: name })}`,
    label: name,
    detail: job_title ?? '',
  }))
}

async function findDocuments(context: PageContext, q: string): Promise<SearchResult[]> {
  const response = await unlessRefused(context.api.documents.list({ q, sort: '-id', limit }))
  return (response?.data ?? []).map(({ id, title, signers, status }) => ({
    href: `/console/documents/${id}`,
    label: title,
    detail: signers.length === 0 ? statusName(status) : signerNames(signers),
  }))
}

/** Finds pay runs by month, year and type, among those of a year in the query, or among the latest ones. */
async function findPayRuns(
  context: PageContext,
  q: string,
  matches: (label: string) => boolean,
): Promise<SearchResult[]> {
  if (!may(context, 'payruns:read')) return []
  const [year] = /\b(?:19|20)\d\d\b/.exec(q) ?? []
  const period = year === undefined ? {} : { from: `${year}-01-01`, to: `${year}-12-31` }
  const { data } = await context.api.payRuns.list({ ...period, sort: '-pay_date', limit: payRunLimit })
  return data
    .map((run) => ({
      href: payRunAddress(run),
      label: text('payRuns.runName', { type: typeName(run.type), period: periodText(context, run) }),
      detail: text(`payRuns.status.${run.status}`),
      month: context.formats.month(run.period_end.slice(0, 7)),
    }))
    .filter(({ label, detail, month }) => matches([label, detail, month, text('payRuns.title')].join(' ')))
    .map(({ href, label, detail }) => ({ href, label, detail }))
}

/**
 * Returns a function that checks whether each word of a query is a prefix of a word in a label. As in the API, case and
 * accents are ignored.
 */
export function matcher(query: string): (label: string) => boolean {
  const words = foldedWords(query)
  return (label) => {
    const labelWords = foldedWords(label)
    return words.every((word) => labelWords.some((labelWord) => labelWord.startsWith(word)))
  }
}

const foldedWords = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? []
