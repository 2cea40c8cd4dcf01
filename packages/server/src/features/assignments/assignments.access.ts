// What other features may ask about who has which course; the rows themselves stay here.
export { type AssignedRow, assignedTo, isShownTo } from './assigned.queries.ts'
