import { Type as t, type Static } from '@sinclair/typebox'
import { CustomField, type customFieldInputs } from './account.ts'
import { allPerPage } from '../kit/constants.ts'
import { Affected, endpoint, Id, idParams, listQuery, LocalText, Nothing, paged } from '../http/http.ts'
import { userStatuses } from '../kit/statuses.ts'

const text = ['is', 'isNot', 'contains', 'notContains', 'begins', 'filled', 'empty'] as const
const named = ['in', 'notIn', 'filled', 'empty'] as const

/** What a rule can ask of a person; a custom field is asked by its kind. */
export const ruleSubjects = [
  'project',
  'jobRole',
  'locality',
  'manager',
  'status',
  'language',
  'field',
] as const
export type RuleSubject = (typeof ruleSubjects)[number]

/** How each of them, and each kind of field, can be asked. */
export const ruleOperators = {
  project: named,
  jobRole: named,
  locality: named,
  manager: ['in', 'notIn', 'under', 'notUnder', 'filled', 'empty'],
  status: ['is'],
  language: ['is'],
  normal: text,
  textarea: text,
  date: ['before', 'after', 'inLast', 'inNext', 'beforeToday', 'afterToday', 'filled', 'empty'],
  selection: named,
} as const satisfies Record<
  Exclude<RuleSubject, 'field'> | (typeof customFieldInputs)[number],
  readonly string[]
>

export const everyOperator = [
  'in',
  'notIn',
  'under',
  'notUnder',
  'is',
  'isNot',
  'contains',
  'notContains',
  'begins',
  'before',
  'after',
  'inLast',
  'inNext',
  'beforeToday',
  'afterToday',
  'filled',
  'empty',
] as const
export type RuleOperator = (typeof everyOperator)[number]

/** Ask for a day by how far it is from today: so many days, or, before and after, a day that may itself be past. */
export const relativeOperators = ['inLast', 'inNext', 'beforeToday', 'afterToday'] as const
export type RelativeOperator = (typeof relativeOperators)[number]
export const isRelative = (operator: RuleOperator): operator is RelativeOperator =>
  relativeOperators.some((one) => one === operator)

const oneOf = <const T extends readonly string[]>(names: T) =>
  t.Union(names.map((name) => t.Literal(name as T[number])))
const Match = oneOf(['all', 'any'])

export type RuleCondition = Static<typeof RuleCondition>
export const RuleCondition = t.Object({
  about: oneOf(ruleSubjects),
  /** Which custom field, where it asks for one. */
  field: t.Union([Id, t.Null()]),
  operator: oneOf(everyOperator),
  /** Groups, job roles, localities, managers, or options of a selection. */
  ids: t.Array(Id, { maxItems: 500 }),
  /** A status, a language, a text, a day as YYYY-MM-DD, or how many days from today. */
  value: t.String({ maxLength: 200 }),
})

export type RuleSet = Static<typeof RuleSet>
export const RuleSet = t.Object({
  match: Match,
  /** Meant are those to whom it does not apply. */
  negated: t.Boolean(),
  conditions: t.Array(RuleCondition, { minItems: 1, maxItems: 20 }),
})

/** Sets of conditions, joined by "and" or "or"; without any set nobody comes in by rule. */
export type Rule = Static<typeof Rule>
export const Rule = t.Object({ match: Match, sets: t.Array(RuleSet, { maxItems: 10 }) })

const Text = (most: number) =>
  t.Object({ en: t.String({ maxLength: most }), de: t.String({ maxLength: most }) })

export type LearningGroupForm = Static<typeof LearningGroupForm>
export const LearningGroupForm = t.Object({ name: Text(100), description: Text(500), rule: Rule })

export type LearningGroupRow = Static<typeof LearningGroupRow>
export const LearningGroupRow = t.Object({
  id: Id,
  name: LocalText,
  description: LocalText,
  isByRule: t.Boolean(),
  members: t.Integer(),
})

export type LearningGroup = Static<typeof LearningGroup>
export const LearningGroup = t.Object({
  ...LearningGroupForm.properties,
  id: Id,
  members: t.Integer(),
  byHand: t.Integer(),
  excluded: t.Integer(),
  /** The rule asks for a field that was removed: nobody comes or goes until one of them is back. */
  isResting: t.Boolean(),
})

export const listLearningGroups = endpoint({
  method: 'GET',
  path: '/admin/learning-group',
  access: 'courses.administer',
  summary: 'Lists the learning groups of one’s company with how many belong to each.',
  query: listQuery({ sort: ['name', 'members'], filter: ['name', 'kind'] }),
  reply: paged(LearningGroupRow),
})

const Named = t.Array(t.Object({ id: Id, name: LocalText }))
export type LearningGroupOptions = Static<typeof LearningGroupOptions>
export const LearningGroupOptions = t.Object({
  projects: Named,
  jobRoles: Named,
  localities: Named,
  customFields: t.Array(CustomField),
})

export const readLearningGroupOptions = endpoint({
  method: 'GET',
  path: '/admin/learning-group/options',
  access: 'courses.administer',
  summary: 'Reads what a learning group’s rule can ask for.',
  reply: LearningGroupOptions,
})

export const listNamedPeople = endpoint({
  method: 'GET',
  path: '/admin/learning-group/named',
  access: 'courses.administer',
  summary: 'Lists the names of the people whose numbers a rule holds.',
  query: t.Object({ people: t.String({ pattern: '^[0-9,]*$', maxLength: 4000 }) }),
  reply: t.Array(t.Object({ id: Id, fullName: t.String() })),
})

export const readLearningGroup = endpoint({
  method: 'GET',
  path: '/admin/learning-group/:id',
  access: 'courses.administer',
  summary: 'Reads one learning group with its rule.',
  params: idParams,
  reply: LearningGroup,
  errors: ['learning_group_not_found'],
})

export const createLearningGroup = endpoint({
  method: 'POST',
  path: '/admin/learning-group',
  access: 'courses.administer',
  summary: 'Makes a learning group; whom its rule matches belongs to it at once.',
  body: LearningGroupForm,
  reply: LearningGroup,
  errors: ['learning_group_invalid'],
})

export const updateLearningGroup = endpoint({
  method: 'PUT',
  path: '/admin/learning-group/:id',
  access: 'courses.administer',
  summary: 'Changes a learning group; people come and go by its new rule at once.',
  params: idParams,
  body: LearningGroupForm,
  reply: LearningGroup,
  errors: ['learning_group_not_found', 'learning_group_invalid'],
})

export const affectedByLearningGroupRemoval = endpoint({
  method: 'GET',
  path: '/admin/learning-group/:id/affected',
  access: 'courses.administer',
  summary: 'Says who would lose their place with a learning group.',
  params: idParams,
  reply: Affected,
  errors: ['learning_group_not_found'],
})

export const removeLearningGroup = endpoint({
  method: 'DELETE',
  path: '/admin/learning-group/:id',
  access: 'courses.administer',
  summary: 'Removes a learning group; it can be brought back.',
  params: idParams,
  reply: Nothing,
  errors: ['learning_group_not_found'],
})

export const restoreLearningGroup = endpoint({
  method: 'POST',
  path: '/admin/learning-group/:id/restore',
  access: 'courses.administer',
  summary: 'Brings a removed learning group back, with whoever belongs to it by now.',
  params: idParams,
  reply: LearningGroup,
  errors: ['learning_group_not_found', 'name_taken'],
})

/** Why somebody belongs to a learning group, or does not. */
export const stayReasons = ['rule', 'hand', 'excluded'] as const
export type StayReason = (typeof stayReasons)[number]
const Reason = oneOf(stayReasons)
export const stayViews = ['members', 'excluded', 'history'] as const
export type StayView = (typeof stayViews)[number]

export type Stay = Static<typeof Stay>
export const Stay = t.Object({
  id: Id,
  userId: Id,
  firstName: t.String(),
  surname: t.String(),
  fullName: t.String(),
  login: t.String(),
  status: oneOf(userStatuses),
  reasons: t.Array(Reason),
  /** Who put them in by hand or keeps them out, where that is known. */
  decidedBy: t.Union([t.String(), t.Null()]),
  since: t.String({ format: 'date-time' }),
  until: t.Union([t.String({ format: 'date-time' }), t.Null()]),
})

export const listLearningGroupPeople = endpoint({
  method: 'GET',
  path: '/admin/learning-group/:id/people',
  access: 'courses.administer',
  summary: 'Lists who belongs to a learning group, who is excluded, or all who ever came and went.',
  params: idParams,
  query: listQuery({ sort: ['surname', 'since'], filter: ['view', 'surname', 'reason'] }),
  reply: paged(Stay),
  errors: ['learning_group_not_found'],
})

const People = t.Object({ userIds: t.Array(Id, { minItems: 1, maxItems: allPerPage }) })
const changed = t.Object({ changed: t.Integer() })

export const excludeFromLearningGroup = endpoint({
  method: 'POST',
  path: '/admin/learning-group/:id/exclude',
  access: 'courses.administer',
  summary: 'Keeps people out of a learning group, whatever its rule says.',
  params: idParams,
  body: People,
  reply: changed,
  errors: ['learning_group_not_found', 'people_unknown'],
})

export const allowInLearningGroup = endpoint({
  method: 'POST',
  path: '/admin/learning-group/:id/allow',
  access: 'courses.administer',
  summary: 'Lets people back in whom one kept out, as the rule says or as they were by hand.',
  params: idParams,
  body: People,
  reply: changed,
  errors: ['learning_group_not_found', 'people_unknown'],
})

const groupId = t.Union([Id, t.Null()])
const PreviewPerson = t.Object({ id: Id, fullName: t.String(), login: t.String() })

export type RulePreview = Static<typeof RulePreview>
export const RulePreview = t.Object({
  /** How many the rule matches, and how many would then belong to the group. */
  matching: t.Integer(),
  members: t.Integer(),
  joining: t.Integer(),
  leaving: t.Integer(),
  first: t.Array(PreviewPerson),
})

export const previewRule = endpoint({
  method: 'POST',
  path: '/admin/learning-group/preview',
  access: 'courses.administer',
  summary:
    'Says whom a rule matches, and who would come and go in the group that it is for; nothing changes.',
  body: t.Object({ groupId, rule: Rule }),
  reply: RulePreview,
  changes: false,
  errors: ['learning_group_not_found', 'learning_group_invalid'],
})

export type RuleVerdict = Static<typeof RuleVerdict>
export const RuleVerdict = t.Object({
  belongs: t.Boolean(),
  reason: t.Union([Reason, t.Null()]),
  /** Does the rule match, whatever was decided by hand? */
  matches: t.Boolean(),
  sets: t.Array(
    t.Object({
      holds: t.Boolean(),
      conditions: t.Array(
        t.Object({
          holds: t.Boolean(),
          /** What the person has there. */
          has: t.Array(LocalText),
        }),
      ),
    }),
  ),
})

export const explainRule = endpoint({
  method: 'POST',
  path: '/admin/learning-group/explain',
  access: 'courses.administer',
  summary: 'Says of one person whether a rule matches, condition by condition; nothing changes.',
  body: t.Object({ groupId, rule: Rule, userId: Id }),
  reply: RuleVerdict,
  changes: false,
  errors: ['learning_group_not_found', 'learning_group_invalid', 'user_not_found'],
})
