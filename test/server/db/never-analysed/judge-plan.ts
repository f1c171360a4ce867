import { fewRows } from './grow-business.ts'
import type { PlanNode } from './read-plans.ts'

/** A look-up by key reads a row or a few of each table. */
const mostRows = 100

/** Blocks of an index and of its table for a look-up, and what an index that is no tree takes more. */
const blocksEach = 8
const blocksMore = 40

/** The nodes of a plan that read more than a look-up by key does, in words. */
export function wideReads(plan: PlanNode): string[] {
  const own = isScan(plan) && isWide(plan) ? [inWords(plan)] : []
  return [...own, ...(plan.Plans ?? []).flatMap(wideReads)]
}

/**
 * The index of a bitmap scan is a separate node, without a relation; its blocks count for the table's. Tables of
 * few rows may be read whole, and those of the job queue are not ours.
 */
const isScan = ({ 'Node Type': type, 'Relation Name': table }: PlanNode): boolean =>
  table !== undefined && type !== 'ModifyTable' && !table.startsWith('_private_') && !(table in fewRows)

const countRows = ({
  'Actual Rows': rows = 0,
  'Rows Removed by Filter': filtered = 0,
  'Rows Removed by Index Recheck': rechecked = 0,
  'Actual Loops': loops = 0,
}: PlanNode): number => Math.round((rows + filtered + rechecked) * loops)

/** Those of subqueries are not its own. */
function countBlocks({
  'Shared Hit Blocks': hit = 0,
  'Shared Read Blocks': read = 0,
  Plans: plans = [],
}: PlanNode): number {
  const others = plans.filter((plan) => !plan['Node Type'].startsWith('Bitmap'))
  return hit + read - others.reduce((sum, plan) => sum + blocksWithin(plan), 0)
}

const blocksWithin = ({ 'Shared Hit Blocks': hit = 0, 'Shared Read Blocks': read = 0 }: PlanNode): number => hit + read

function isWide(node: PlanNode): boolean {
  const rows = countRows(node)
  const loops = node['Actual Loops'] ?? 0
  return rows > mostRows * Math.max(1, loops) || countBlocks(node) > blocksMore + blocksEach * Math.max(rows, loops)
}

const inWords = (node: PlanNode): string =>
  [
    `${node['Node Type']} on ${node['Relation Name']}`,
    node['Index Name'] && `using ${node['Index Name']}`,
    node['Index Cond'],
    node.Filter && `filter ${node.Filter}`,
    `(${countRows(node)} rows, ${countBlocks(node)} blocks)`,
  ]
    .filter(Boolean)
    .join(' ')
