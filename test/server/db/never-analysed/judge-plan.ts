import { fewRows } from './grow-business.ts'
import type { PlanNode } from './read-plans.ts'

/** The maximum number of rows of a table that a lookup by key reads. */
const maxRows = 100

/**
 * The maximum number of blocks that one lookup reads from an index and its table, and the number of additional blocks
 * for an index other than a B-tree and for dead rows, which no vacuum removes here.
 */
const blocksPerLookup = 8
const extraBlocks = 80

/** Returns descriptions of the plan nodes that read more rows than a lookup by key. */
export function wideReads(plan: PlanNode): string[] {
  const own = isScan(plan) && isWide(plan) ? [describeNode(plan)] : []
  return [...own, ...(plan.Plans ?? []).flatMap(wideReads)]
}

/**
 * Whether a node scans a table. The index of a bitmap scan is a separate node without a relation; its blocks are
 * included in those of the table. Small tables may be read completely, and those of the job queue belong to a library.
 */
const isScan = ({ 'Node Type': type, 'Relation Name': table }: PlanNode): boolean =>
  table !== undefined && type !== 'ModifyTable' && !table.startsWith('_private_') && !(table in fewRows)

const countRows = ({
  'Actual Rows': rows = 0,
  'Rows Removed by Filter': filtered = 0,
  'Rows Removed by Index Recheck': rechecked = 0,
  'Actual Loops': loops = 0,
}: PlanNode): number => Math.round((rows + filtered + rechecked) * loops)

/** Returns the number of blocks that a node reads, without its subqueries. */
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
  return (
    rows > maxRows * Math.max(1, loops) || countBlocks(node) > extraBlocks + blocksPerLookup * Math.max(rows, loops)
  )
}

const describeNode = (node: PlanNode): string =>
  [
    `${node['Node Type']} on ${node['Relation Name']}`,
    node['Index Name'] && `using ${node['Index Name']}`,
    node['Index Cond'],
    node.Filter && `filter ${node.Filter}`,
    `(${countRows(node)} rows, ${countBlocks(node)} blocks)`,
  ]
    .filter(Boolean)
    .join(' ')
