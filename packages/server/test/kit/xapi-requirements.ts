import { learnerAgent, lesson, statement } from './record-store.ts'

/** A requirement of xAPI, in our words, and statements that keep or break it. */
export type Requirement = { says: string; good?: unknown[]; bad?: unknown[]; only?: '2.0.0' }

const group = { objectType: 'Group', mbox: 'mailto:team@example.org' }
const uuid = '7ccd3322-e1a5-411a-a67d-6a735c76f119'
const withActor = (actor: unknown) => statement({ actor })
const withVerb = (verb: unknown) => statement({ verb })
const withObject = (object: unknown) => statement({ object })
const withDefinition = (definition: unknown) => withObject({ ...lesson, definition })
const withResult = (result: unknown) => statement({ result })
const withScore = (score: unknown) => withResult({ score })
const withContext = (context: unknown) => statement({ context })
const withSub = (more: Record<string, unknown> = {}) =>
  withObject({ objectType: 'SubStatement', ...statement(more) })
const without = (name: string) =>
  Object.fromEntries(Object.entries(statement()).filter(([key]) => key !== name))
const attached = (more: Record<string, unknown> = {}) =>
  statement({
    attachments: [
      {
        usageType: 'https://example.org/usage',
        display: { en: 'A file' },
        contentType: 'text/plain',
        length: 4,
        sha2: 'a'.repeat(64),
        fileUrl: 'https://example.org/file',
        ...more,
      },
    ],
  })

export const requirements: Requirement[] = [
  {
    says: 'no property is null but in extensions',
    bad: [statement({ result: null })],
    good: [withResult({ extensions: { 'https://example.org/e': null } })],
  },
  {
    says: 'keys are matched by their case',
    bad: [{ ...statement(), Timestamp: '2026-01-01T00:00:00Z' }],
  },
  {
    says: 'values have the types that the standard says',
    bad: [withActor({ mbox: 5 }), withResult({ success: 'true' })],
  },
  {
    says: 'object types are words of the standard, by their case',
    bad: [withObject({ ...lesson, objectType: 'activity' })],
  },
  { says: 'nothing else may stand in a statement', bad: [statement({ mood: 'good' })] },
  {
    says: 'what is an IRI has a scheme',
    bad: [withVerb({ id: 'should.fail.example' }), withObject({ id: 'lesson' })],
  },
  {
    says: 'moments are those of ISO 8601',
    good: [statement({ timestamp: '2026-05-18T05:32:34.804+02:00' })],
    bad: [statement({ timestamp: 'yesterday' }), statement({ timestamp: '2026-02-30T00:00:00Z' })],
  },
  {
    says: 'an offset of minus nothing is none',
    bad: ['-00', '-0000', '-00:00'].map((zone) => statement({ timestamp: `2026-05-18T05:32:34.804${zone}` })),
  },
  {
    says: 'an id is a UUID',
    good: [statement({ id: uuid })],
    bad: [statement({ id: `${uuid}0` }), statement({ id: 'one' })],
  },
  {
    says: 'there is an actor, a verb and an object',
    bad: ['actor', 'verb', 'object'].map(without),
  },
  {
    says: 'a revision and a platform only where the object is an activity',
    good: [withContext({ revision: '1', platform: 'web' })],
    bad: [
      statement({ object: learnerAgent, context: { revision: '1' } }),
      statement({ object: learnerAgent, context: { platform: 'web' } }),
    ],
  },
  {
    says: 'what voids refers to a statement',
    bad: [withVerb({ id: 'http://adlnet.gov/expapi/verbs/voided' })],
  },
  {
    says: 'an agent is known by exactly one thing',
    bad: [
      withActor({ objectType: 'Agent', name: 'Mia' }),
      withActor({ ...learnerAgent, openid: 'https://example.org/mia' }),
    ],
  },
  { says: 'an agent has no members', bad: [withActor({ ...learnerAgent, member: [] })] },
  {
    says: 'a group without a name has members',
    good: [withActor({ objectType: 'Group', member: [learnerAgent] })],
    bad: [withActor({ objectType: 'Group' }), withActor({ objectType: 'Group', member: [] })],
  },
  {
    says: 'members are agents, not groups',
    bad: [withActor({ ...group, member: [group] })],
  },
  {
    says: 'a group says that it is one',
    bad: [withActor({ mbox: 'mailto:team@example.org', member: [learnerAgent] })],
    good: [withActor(group)],
  },
  {
    says: 'an address of mail is a mailto IRI',
    bad: [withActor({ mbox: 'learner@example.org' }), withActor({ mbox: 'mailto:learner' })],
  },
  {
    says: 'a hash of an address is a SHA-1 in hexadecimal',
    good: [withActor({ mbox_sha1sum: 'a'.repeat(40) })],
    bad: [withActor({ mbox_sha1sum: 'a'.repeat(39) })],
  },
  {
    says: 'an OpenID is an address',
    good: [withActor({ openid: 'https://example.org/mia' })],
    bad: [withActor({ openid: 'mia' })],
  },
  {
    says: 'an account has a home page and a name',
    good: [withActor({ account: { homePage: 'https://example.org', name: 'mia' } })],
    bad: [
      withActor({ account: { name: 'mia' } }),
      withActor({ account: { homePage: 'https://example.org' } }),
      withActor({ account: { homePage: 'example', name: 'mia' } }),
    ],
  },
  { says: 'a verb has an id', bad: [withVerb({ display: { en: 'did' } })] },
  {
    says: 'words are by languages of RFC 5646',
    good: [withVerb({ id: 'https://example.org/v', display: { 'de-DE': 'las', 'zh-Hant-TW': 'x' } })],
    bad: [
      withVerb({ id: 'https://example.org/v', display: { a12345678: 'did' } }),
      withVerb({ id: 'https://example.org/v', display: { en: 5 } }),
    ],
  },
  {
    says: 'an activity has an id',
    bad: [withObject({ objectType: 'Activity' }), withObject({})],
  },
  {
    says: 'a definition holds nothing else',
    bad: [withDefinition({ title: 'Lesson' })],
    good: [
      withDefinition({
        name: { en: 'L' },
        description: { en: 'D' },
        type: 'https://example.org/t',
        moreInfo: 'https://example.org/m',
        extensions: {},
      }),
    ],
  },
  { says: 'extensions are by IRIs', bad: [withDefinition({ extensions: { key: 1 } })] },
  {
    says: 'an interaction is of a known kind',
    good: [withDefinition({ interactionType: 'true-false', correctResponsesPattern: ['true'] })],
    bad: [withDefinition({ interactionType: 'guess' })],
  },
  {
    says: 'components fit their interaction',
    good: [withDefinition({ interactionType: 'choice', choices: [{ id: 'a', description: { en: 'A' } }] })],
    bad: [
      withDefinition({ interactionType: 'numeric', choices: [{ id: 'a' }] }),
      withDefinition({ interactionType: 'likert', steps: [{ id: 'a' }] }),
    ],
  },
  {
    says: 'components have ids that differ',
    bad: [
      withDefinition({ interactionType: 'choice', choices: [{ id: 'a' }, { id: 'a' }] }),
      withDefinition({ interactionType: 'choice', choices: [{ description: { en: 'A' } }] }),
    ],
  },
  {
    says: 'a statement is referred to by its UUID',
    good: [withObject({ objectType: 'StatementRef', id: uuid })],
    bad: [withObject({ objectType: 'StatementRef' }), withObject({ objectType: 'StatementRef', id: 'one' })],
  },
  {
    says: 'a statement inside another is a whole one',
    good: [withSub()],
    bad: [withObject({ ...without('verb'), objectType: 'SubStatement' })],
  },
  {
    says: 'and holds no other',
    bad: [withSub({ object: { objectType: 'SubStatement', ...statement() } })],
  },
  {
    says: 'nor what the store writes',
    bad: [
      withSub({ id: uuid }),
      withSub({ stored: '2026-01-01T00:00:00Z' }),
      withSub({ version: '1.0.0' }),
      withSub({ authority: learnerAgent }),
    ],
  },
  {
    says: 'a scaled score is between -1 and 1',
    good: [withScore({ scaled: -1 }), withScore({ scaled: 1 })],
    bad: [withScore({ scaled: 1.01 }), withScore({ scaled: -1.01 })],
  },
  {
    says: 'a raw score is between its bounds',
    good: [withScore({ raw: 5, min: 0, max: 10 })],
    bad: [
      withScore({ raw: 11, min: 0, max: 10 }),
      withScore({ raw: -1, min: 0 }),
      withScore({ min: 5, max: 5 }),
    ],
  },
  {
    says: 'a duration is one of ISO 8601',
    good: ['PT4H35M59.14S', 'P3Y1M29DT4H35M59S', 'P4W'].map((duration) => withResult({ duration })),
    bad: ['P', 'PT', '4h', 'P4W1D'].map((duration) => withResult({ duration })),
  },
  {
    says: 'a registration is a UUID',
    good: [withContext({ registration: uuid })],
    bad: [withContext({ registration: 'one' })],
  },
  {
    says: 'a team is a group',
    good: [withContext({ team: group })],
    bad: [withContext({ team: learnerAgent })],
  },
  {
    says: 'activities of the context are of four kinds, one or many',
    good: [withContext({ contextActivities: { parent: lesson, other: [lesson] } })],
    bad: [
      withContext({ contextActivities: { sibling: lesson } }),
      withContext({ contextActivities: { parent: [5] } }),
    ],
  },
  { says: 'a language is one of RFC 5646', bad: [withContext({ language: 'a12345678' })] },
  {
    says: 'an authority that is a group has two members',
    bad: [statement({ authority: { objectType: 'Group', member: [learnerAgent] } })],
    good: [
      statement({
        authority: { objectType: 'Group', member: [learnerAgent, { mbox: 'mailto:app@example.org' }] },
      }),
    ],
  },
  {
    says: 'the version of a statement is a known one',
    good: [statement({ version: '1.0.9' })],
    bad: [statement({ version: '0.9' }), statement({ version: '1.1.0' })],
  },
  {
    says: 'an attachment says what it is',
    good: [attached()],
    bad: ['usageType', 'display', 'contentType', 'length', 'sha2'].map((name) =>
      attached({ [name]: undefined }),
    ),
  },
  {
    says: 'its length is a whole number, its address an IRI',
    bad: [attached({ length: 'four' }), attached({ fileUrl: 'file' }), attached({ usageType: 'usage' })],
  },
  {
    says: 'without an address its content comes along',
    bad: [attached({ fileUrl: undefined })],
  },
  {
    says: 'further agents of the context say what they are',
    only: '2.0.0',
    good: [
      withContext({
        contextAgents: [
          { objectType: 'contextAgent', agent: learnerAgent, relevantTypes: ['https://example.org/t'] },
        ],
      }),
    ],
    bad: [
      withContext({ contextAgents: [{ agent: learnerAgent }] }),
      withContext({
        contextAgents: [{ objectType: 'contextAgent', agent: learnerAgent, relevantTypes: [] }],
      }),
    ],
  },
  {
    says: 'and further groups',
    only: '2.0.0',
    good: [withContext({ contextGroups: [{ objectType: 'contextGroup', group }] })],
    bad: [withContext({ contextGroups: [{ objectType: 'contextGroup', group: learnerAgent }] })],
  },
]
