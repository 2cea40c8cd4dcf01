import { learnerAgent, lesson, statement } from '../record-store.ts'
import {
  uuid,
  group,
  verb,
  object,
  result,
  score,
  context,
  sub,
  without,
  attached,
  missing,
  at,
  lasting,
  extended,
  truths,
  program,
  authority,
  versions,
  onAgent,
  notInside,
  type NumberedStatements,
} from './made-statements.ts'

export const numberedInnerStatements: readonly NumberedStatements[] = [
  [
    66,
    'a statement inside another is a whole one',
    {
      good: [sub()],
      bad: [
        sub({ verb: {} }),
        sub({ actor: 'mia' }),
        object({ ...without('verb'), objectType: 'SubStatement' }),
      ],
    },
  ],
  [67, 'without an authority', notInside('authority', learnerAgent)],
  [68, 'without a version', notInside('version', '1.0.0')],
  [69, 'without when it was stored', notInside('stored', '2026-01-01T00:00:00Z')],
  [70, 'without an id', notInside('id', uuid)],
  [71, 'and without another one', { bad: [sub({ object: { objectType: 'SubStatement', ...statement() } })] }],
  [
    72,
    'a reference has a UUID',
    {
      good: [object({ objectType: 'StatementRef', id: uuid })],
      bad: [object({ objectType: 'StatementRef' }), object({ objectType: 'StatementRef', id: 'one' })],
    },
  ],
  [73, 'a statement as an object says what it is', { bad: [object(statement()), object({ id: uuid })] }],
  [74, 'success is true or false', truths('success')],
  [75, 'completion is true or false', truths('completion')],
  [76, 'a response is a text', { good: [result({ response: '' })], bad: [result({ response: 5 })] }],
  [
    77,
    'a duration is one of ISO 8601',
    {
      good: ['PT4H35M59.14S', 'P3Y1M29DT4H35M59S', 'P4W'].map(lasting),
      bad: ['P', 'PT', '4h', 5].map(lasting),
    },
  ],
  [78, 'extensions of a result are an object', { good: [extended({})], bad: [extended('e'), extended([])] }],
  [79, 'a score is an object', { good: [score({})], bad: [score(5), score('5'), score([])] }],
  [
    80,
    'its most is more than its least',
    { good: [score({ max: -5 })], bad: [score({ max: '5' }), score({ min: 5, max: 4 })] },
  ],
  [
    81,
    'its least is less than its most',
    { good: [score({ min: 500 })], bad: [score({ min: '5' }), score({ min: 10, max: 9 })] },
  ],
  [
    82,
    'it is between the two',
    {
      good: [score({ raw: 5, min: 0, max: 10 })],
      bad: [score({ raw: '5' }), score({ raw: 11, max: 10 }), score({ raw: -1, min: 0 })],
    },
  ],
  [
    83,
    'scaled it is between -1 and 1',
    {
      good: [score({ scaled: -1 }), score({ scaled: 1 })],
      bad: [score({ scaled: 1.01 }), score({ scaled: -1.01 }), score({ scaled: '1' })],
    },
  ],
  [84, 'only an activity has a revision', onAgent('revision')],
  [85, 'only an activity has a platform', onAgent('platform')],
  [
    86,
    'activities of the context are an object',
    { bad: [context({ contextActivities: 'lesson' }), context({ contextActivities: [lesson] })] },
  ],
  [
    87,
    'a registration is a UUID, an instructor somebody',
    {
      good: [context({ registration: uuid, instructor: learnerAgent })],
      bad: [context({ registration: 'one' }), context({ instructor: lesson })],
    },
  ],
  [88, 'a team is a group', { good: [context({ team: group })], bad: [context({ team: learnerAgent })] }],
  [89, 'a revision is a text', { good: [context({ revision: '1' })], bad: [context({ revision: 1 })] }],
  [90, 'a platform is a text', { good: [context({ platform: 'web' })], bad: [context({ platform: {} })] }],
  [
    91,
    'a language is a tag of RFC 5646',
    {
      good: [context({ language: 'de-AT' })],
      bad: [context({ language: 'a12345678' }), context({ language: 5 })],
    },
  ],
  [
    92,
    'a statement of the context is a reference',
    {
      good: [context({ statement: { objectType: 'StatementRef', id: uuid } })],
      bad: [context({ statement: { id: uuid } }), context({ statement: uuid })],
    },
  ],
  [
    93,
    'its activities are of four kinds',
    {
      good: ['parent', 'grouping', 'category', 'other'].map((kind) =>
        context({ contextActivities: { [kind]: [lesson] } }),
      ),
      bad: [context({ contextActivities: { sibling: lesson } })],
    },
  ],
  [
    94,
    'each of them is an activity',
    {
      bad: [
        context({ contextActivities: { parent: learnerAgent } }),
        context({ contextActivities: { parent: [5] } }),
      ],
    },
  ],
  [
    95,
    'there is at least one',
    { bad: [context({ contextActivities: {} }), sub({ context: { contextActivities: {} } })] },
  ],
  [
    98,
    'an authority that is a group has two members',
    { good: [authority(learnerAgent, program)], bad: [authority(learnerAgent)] },
  ],
  [100, 'and no more', { bad: [authority(learnerAgent, program, { mbox: 'mailto:b@example.org' })] }],
  [101, 'a version is a known one', versions],
  [
    102,
    'an attachment has a length',
    { bad: [missing('length'), attached({ length: 'four' }), attached({ length: 1.5 })] },
  ],
  [
    103,
    'an attachment has a SHA-2',
    { bad: [missing('sha2'), attached({ sha2: 'a' }), attached({ sha2: 5 })] },
  ],
  [104, 'what is elsewhere is at an IRL', { good: [attached({})], bad: [attached({ fileUrl: 'file' })] }],
  [
    105,
    'an attachment has a media type',
    { bad: [missing('contentType'), attached({ contentType: 'text' })] },
  ],
  [106, 'an attachment has words', { bad: [missing('display'), attached({ display: 'A file' })] }],
  [107, 'an attachment has a use', { bad: [missing('usageType'), attached({ usageType: 'usage' })] }],
  [118, 'keys of extensions are IRIs', { bad: [extended({ e: 1 }), context({ extensions: { e: 1 } })] }],
  [
    119,
    'their values are whatever they are',
    { good: [null, '', {}].map((value) => extended({ 'https://example.org/e': value })) },
  ],
  [120, 'and an object of both', { bad: [extended([1]), extended(1)] }],
  [
    121,
    'words are by tags of RFC 5646',
    { good: [verb({ display: { 'zh-Hant-TW': 'x' } })], bad: [verb({ display: { '1': 'x' } })] },
  ],
  [
    123,
    'moments are those of ISO 8601',
    { bad: ['2026-13-01T00:00:00Z', '2026-02-30T00:00:00Z', '2026-05-18T05:32:34.804-00:00'].map(at) },
  ],
  [
    124,
    'durations are not written as moments',
    { bad: ['P0003-06-04T12:30:05', '2026-01-01T00:00:00Z', 'P4W1D'].map(lasting) },
  ],
]
