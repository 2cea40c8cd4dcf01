import { learnerAgent, lesson, statement } from '../record-store.ts'
import {
  uuid,
  group,
  actor,
  verb,
  object,
  defined,
  asks,
  result,
  context,
  without,
  file,
  attached,
  at,
  extended,
  components,
  wordsOf,
  agents,
  type NumberedStatements,
} from './made-statements.ts'

export const numberedStatements: readonly NumberedStatements[] = [
  [
    1,
    'nothing is null but in extensions',
    {
      good: [extended({ 'https://example.org/e': null })],
      bad: [statement({ result: null }), actor({ ...learnerAgent, name: null })],
    },
  ],
  [3, 'there is an actor', { bad: [without('actor')] }],
  [4, 'there is a verb', { bad: [without('verb')] }],
  [5, 'there is an object', { bad: [without('object')] }],
  [
    6,
    'each value is of its type',
    { bad: [actor({ mbox: 5 }), verb({ id: 5 }), object([lesson]), result('good')] },
  ],
  [
    7,
    'what has a form keeps it',
    { bad: [actor({ mbox: '' }), verb({ id: '' }), statement({ id: '' }), context({ registration: '' })] },
  ],
  [
    8,
    'keys are matched by their case',
    { bad: [{ ...statement(), Timestamp: '2026-01-01T00:00:00Z' }, verb({ Display: { en: 'did' } })] },
  ],
  [
    9,
    'words of the standard are matched by their case',
    {
      bad: [
        object({ ...lesson, objectType: 'activity' }),
        actor({ ...learnerAgent, objectType: 'agent' }),
        asks('True-false'),
      ],
    },
  ],
  [
    10,
    'nothing else stands in a statement',
    {
      bad: [
        statement({ mood: 'good' }),
        verb({ mood: 'good' }),
        result({ mood: 'good' }),
        context({ mood: 'good' }),
      ],
    },
  ],
  [
    11,
    'what is an IRI has a scheme',
    { bad: [verb({ id: 'should.fail.example' }), object({ id: 'lesson' }), actor({ openid: 'mia' })] },
  ],
  [13, 'keys of words are tags of RFC 5646', wordsOf((display) => verb({ display }))],
  [14, 'everything is an object as it should be', { bad: ['said', 5, [[]]] }],
  [
    17,
    'what voids is about a statement',
    { bad: [statement({ verb: { id: 'http://adlnet.gov/expapi/verbs/voided' } })] },
  ],
  [
    19,
    'what voids is known by its verb',
    { bad: [statement({ verb: { id: 'http://adlnet.gov/expapi/verbs/voided' }, object: learnerAgent })] },
  ],
  [
    20,
    'and has the object type of a reference',
    { bad: [statement({ verb: { id: 'http://adlnet.gov/expapi/verbs/voided' }, object: { id: uuid } })] },
  ],
  [
    22,
    'a timestamp is a moment',
    { good: [at('2026-05-18T05:32:34.804+02:00')], bad: [at('yesterday'), at(5)] },
  ],
  [
    24,
    'an authority is an agent or a group',
    {
      good: [statement({ authority: learnerAgent })],
      bad: [statement({ authority: lesson }), statement({ authority: 'mia' })],
    },
  ],
  [
    25,
    'attachments are a list of them',
    { good: [attached({})], bad: [statement({ attachments: file }), statement({ attachments: ['file'] })] },
  ],
  [
    27,
    'an id is a UUID',
    { good: [statement({ id: uuid })], bad: [statement({ id: `${uuid}0` }), statement({ id: 'one' })] },
  ],
  [28, 'an id is a text', { bad: [statement({ id: 5 }), statement({ id: {} })] }],
  [
    29,
    'a UUID has its usual form',
    { bad: [statement({ id: uuid.replaceAll('-', '') }), statement({ id: `{${uuid}}` })] },
  ],
  [
    30,
    'and is one of RFC 4122',
    {
      bad: [
        statement({ id: uuid.replace('-a67d-', '-167d-') }),
        context({ registration: uuid.replace('7ccd', '7czd') }),
      ],
    },
  ],
  [
    31,
    'an actor is an agent or a group',
    { good: [actor(group)], bad: [actor({ ...learnerAgent, objectType: 'Person' })] },
  ],
  [
    32,
    'an object type is a text',
    { bad: [actor({ ...learnerAgent, objectType: 5 }), actor({ ...learnerAgent, objectType: {} })] },
  ],
  [
    33,
    'a name is a text',
    { good: [actor({ ...learnerAgent, name: 'Mia' })], bad: [actor({ ...learnerAgent, name: 5 })] },
  ],
  [34, 'an agent is known by exactly one thing', { bad: agents.map(actor) }],
  [35, 'only a group has members', { bad: [actor({ ...learnerAgent, member: [learnerAgent] })] }],
  [
    36,
    'members are agents',
    {
      good: [actor({ ...group, member: [learnerAgent] })],
      bad: [actor({ ...group, member: [group] }), actor({ ...group, member: learnerAgent })],
    },
  ],
  [
    37,
    'a group is known by one thing, or by its members',
    {
      good: [actor({ objectType: 'Group', member: [learnerAgent] })],
      bad: [actor({ objectType: 'Group' }), actor({ ...group, openid: 'https://example.org/t' })],
    },
  ],
  [
    38,
    'mbox is a mailto IRI',
    { bad: [actor({ mbox: 'learner@example.org' }), actor({ mbox: 'mailto:learner' })] },
  ],
  [
    39,
    'mbox_sha1sum is a SHA-1',
    {
      good: [actor({ mbox_sha1sum: 'a'.repeat(40) })],
      bad: [actor({ mbox_sha1sum: 'a' }), actor({ mbox_sha1sum: 5 })],
    },
  ],
  [
    40,
    'openid is a URI',
    { good: [actor({ openid: 'https://example.org/mia' })], bad: [actor({ openid: 'mia' })] },
  ],
  [
    41,
    'account is an object',
    {
      good: [actor({ account: { homePage: 'https://example.org', name: 'mia' } })],
      bad: [actor({ account: 'mia' })],
    },
  ],
  [
    42,
    'an account has a home page',
    { bad: [actor({ account: { name: 'mia' } }), actor({ account: { homePage: 'home', name: 'mia' } })] },
  ],
  [
    43,
    'an account has a name',
    {
      bad: [
        actor({ account: { homePage: 'https://example.org' } }),
        actor({ account: { homePage: 'https://example.org', name: 5 } }),
      ],
    },
  ],
  [44, 'a verb has an IRI', { bad: [statement({ verb: { display: { en: 'did' } } }), verb({ id: 'did' })] }],
  [45, 'the words of a verb are by language', wordsOf((display) => verb({ display }))],
  [
    46,
    'an object is of a known type',
    { good: [object(learnerAgent), object(group)], bad: [object({ ...lesson, objectType: 'Lesson' })] },
  ],
  [47, 'an activity has an IRI', { bad: [object({ objectType: 'Activity' }), object({ id: 5 })] }],
  [
    48,
    'a definition is an object',
    { good: [defined({ type: 'https://example.org/t' })], bad: [defined('lesson'), defined([])] },
  ],
  [
    49,
    'an interaction is of a known kind',
    {
      good: [
        'true-false',
        'choice',
        'fill-in',
        'long-fill-in',
        'matching',
        'performance',
        'sequencing',
        'likert',
        'numeric',
        'other',
      ].map((kind) => asks(kind)),
      bad: [asks('guess'), asks(5)],
    },
  ],
  [
    50,
    'correct responses are a list of texts',
    {
      good: [asks('true-false', { correctResponsesPattern: ['true'] })],
      bad: [
        asks('true-false', { correctResponsesPattern: 'true' }),
        asks('true-false', { correctResponsesPattern: [5] }),
      ],
    },
  ],
  [51, 'steps are components', components('steps', 'performance')],
  [52, 'targets are components', components('target', 'matching')],
  [53, 'sources are components', components('source', 'matching')],
  [54, 'scales are components', components('scale', 'likert')],
  [55, 'choices are components', components('choices', 'choice')],
  [56, 'the name of an activity is by language', wordsOf((name) => defined({ name }))],
  [
    57,
    'extensions of an activity are by IRI',
    {
      good: [defined({ extensions: { 'https://example.org/e': 1 } })],
      bad: [defined({ extensions: { e: 1 } }), defined({ extensions: 'e' })],
    },
  ],
  [
    58,
    'components have ids that differ',
    {
      bad: [
        asks('choice', { choices: [{ id: 'a' }, { id: 'a' }] }),
        asks('choice', { choices: [{ id: 5 }] }),
      ],
    },
  ],
  [59, 'the description of an activity is by language', wordsOf((description) => defined({ description }))],
  [
    60,
    'the type of an activity is an IRI',
    { good: [defined({ type: 'https://example.org/t' })], bad: [defined({ type: 'lesson' })] },
  ],
  [
    61,
    'more of an activity is at an IRL',
    { good: [defined({ moreInfo: 'https://example.org/m' })], bad: [defined({ moreInfo: 'more' })] },
  ],
  [
    62,
    'the description of a component is by language',
    wordsOf((description) => asks('choice', { choices: [{ id: 'a', description }] })),
  ],
  [
    63,
    'a component is an object',
    { bad: [asks('choice', { choices: ['a'] }), asks('likert', { scale: [['a']] })] },
  ],
  [
    64,
    'correct responses are those of an interaction',
    { bad: [defined({ correctResponsesPattern: ['true'] })] },
  ],
  [
    65,
    'somebody as an object says what they are',
    { bad: [object({ mbox: 'mailto:mia@example.org' }), object({ member: [learnerAgent] })] },
  ],
]
