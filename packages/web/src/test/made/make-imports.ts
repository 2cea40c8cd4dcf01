import type { ImportRecord } from '@oktant/contract/people/imports.ts'

export const none = {
  create: 0,
  change: 0,
  unchanged: 0,
  skip: 0,
  error: 0,
  deactivate: 0,
  applied: 0,
  undone: 0,
  kept: 0,
}
/** Nothing can be done with it. */
export const cannot = {
  check: false,
  apply: false,
  stop: false,
  undo: false,
  remove: false,
  welcome: true,
  deactivate: true,
}
export const fields = [
  {
    key: 'login',
    label: 'Benutzername',
    isRequired: false,
    isNeededForNew: false,
    canBeOne: false,
    choices: [],
  },
  {
    key: 'firstName',
    label: 'Vorname',
    isRequired: false,
    isNeededForNew: true,
    canBeOne: true,
    choices: [],
  },
  {
    key: 'language',
    label: 'Sprache',
    isRequired: false,
    isNeededForNew: false,
    canBeOne: true,
    choices: ['Englisch', 'Deutsch'],
  },
]

/** A file that has just arrived. */
export const uploaded: ImportRecord = {
  id: 7,
  kind: 'users',
  title: 'leute.csv',
  state: 'uploaded',
  createdAt: '2026-05-04T10:00:00.000Z',
  createdBy: { id: 1, fullName: 'Anders Lindqvist' },
  progress: { done: 0, total: 0 },
  format: { encoding: 'utf-8', separator: ';' },
  header: ['Konto', 'Rufname'],
  preview: [['ada', 'Ada']],
  columns: ['login', ''],
  fields,
  options: { mode: 'createAndChange', clearsEmpty: false, deactivatesMissing: false },
  welcome: false,
  problem: null,
  counts: none,
  guard: { missing: 0, active: 0, isNeeded: false },
  can: { ...cannot, check: true, remove: true },
}
