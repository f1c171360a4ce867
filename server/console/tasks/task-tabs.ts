import { tabs } from '../../pages/components.ts'
import type { Html } from '../../pages/html.ts'
import { text } from '../../texts/english.ts'
import { may, type PageContext } from '../page-context.ts'

/** Renders the tabs of the pages about tasks; nothing for users who see only their own. */
export function taskTabs(context: PageContext, current: 'own' | 'all' | 'checklists'): Html | false {
  if (!may(context, 'tasks:read')) return false
  return tabs(text('tasks.title'), [
    { href: '/console/tasks', text: text('tasks.own'), current: current === 'own' },
    { href: '/console/tasks?view=all', text: text('tasks.all'), current: current === 'all' },
    { href: '/console/tasks/checklists', text: text('tasks.checklists'), current: current === 'checklists' },
  ])
}
