import { endpoint } from '../http/http.ts'
import { listUsers } from '../people/users.ts'

export const exportUsers = endpoint({
  method: 'GET',
  path: '/admin/export/users',
  access: 'users.administer',
  summary: 'Writes the people whom the filters mean as CSV, as an import reads them.',
  query: listUsers.query,
  reply: 'file',
})

export const exportManagers = endpoint({
  method: 'GET',
  path: '/admin/export/managers',
  access: 'users.administer',
  summary: 'Writes who leads the people whom the filters mean as CSV.',
  query: listUsers.query,
  reply: 'file',
})

export const exportJobRoles = endpoint({
  method: 'GET',
  path: '/admin/export/job-roles',
  access: 'jobRoles.administer',
  summary: 'Writes all job roles as CSV.',
  reply: 'file',
})

export const exportGroupMembers = endpoint({
  method: 'GET',
  path: '/admin/export/group-members',
  access: 'projects.administer',
  summary: 'Writes who belongs to which group as CSV.',
  reply: 'file',
})

export const exportCompetencyItems = endpoint({
  method: 'GET',
  path: '/admin/export/competency-items',
  access: 'reviews.administer',
  summary: 'Writes the library of behavioural competencies as CSV, as an import reads it.',
  reply: 'file',
})
