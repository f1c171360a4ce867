import type { Tool } from './tool.ts'
import { findDocuments, getDocument, listDocumentTemplates, sendDocument } from './tools/documents.ts'
import { checkWebhooks, recentEvents } from './tools/events.ts'
import { searchGuides } from './tools/guides.ts'
import { findLeaveRequests, leaveBalances, readLeaveCalendar } from './tools/leave.ts'
import { comparePayRuns, explainPayslip, findPayRuns } from './tools/pay.ts'
import { addPerson, findPeople, getPerson } from './tools/people.ts'
import { getReport } from './tools/reports.ts'
import { requestLeave } from './tools/request-leave.ts'
import { completeTask, findTasks } from './tools/tasks.ts'

/** All tools, in the order in which clients show them. */
export const tools: readonly Tool[] = [
  findPeople,
  getPerson,
  addPerson,
  readLeaveCalendar,
  leaveBalances,
  findLeaveRequests,
  requestLeave,
  findPayRuns,
  comparePayRuns,
  explainPayslip,
  findDocuments,
  getDocument,
  listDocumentTemplates,
  sendDocument,
  findTasks,
  completeTask,
  getReport,
  recentEvents,
  checkWebhooks,
  searchGuides,
]
