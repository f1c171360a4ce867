/** The org chart. */
export const orgChart = {
  'orgChart.title': 'Org chart',
  'orgChart.titleOf': 'Org chart: {name}',
  'orgChart.start': 'Start at',
  'orgChart.day': 'On',
  'orgChart.people': '{count, plural, one {# person} other {# people}}',
  'orgChart.top':
    '{count, plural, one {# person has} other {# people have}} no manager in this chart and {count, plural, one {is} other {are}} at the top.',
  'orgChart.direct': '{direct, plural, one {# direct report} other {# direct reports}}',
  'orgChart.directAndTotal':
    '{direct, plural, one {# direct report} other {# direct reports}}, {total, number} in total',
  'orgChart.directReports': 'Direct reports',
  'orgChart.reportsOf': 'of {name}',
  'orgChart.showReports': 'Show direct reports',
  'orgChart.noReports': 'No direct reports',
  'orgChart.notEmployed': '{name} does not work here on this day',
  'orgChart.notEmployedHint': 'Choose another day or person, or open the <link>record</link>.',
  'orgChart.empty': 'No one works here on this day',
  'orgChart.emptyHint': 'Choose another day.',
  'orgChart.large': 'There are too many people for one chart',
  'orgChart.largeHint': 'Enter a person in “Start at” to see their managers and their direct reports.',
  'orgChart.startWithYou': '<link>Start with yourself</link>',
} as const
