import {
  categoryOfResults,
  type makeLaunchedCourse,
  type SaidStatement,
  sessionExtension,
} from './launched.ts'

type Content = Awaited<ReturnType<Awaited<ReturnType<typeof makeLaunchedCourse>>['play']>>

export const withContext = (one: SaidStatement, change: Partial<SaidStatement['context']>) => ({
  ...one,
  context: { ...one.context, ...change },
})
export const extension = (name: string) => `https://w3id.org/xapi/cmi5/context/extensions/${name}`

type Broken = {
  section: string
  code: string
  make: (content: Content) => Promise<unknown>
}
const changed =
  (verb: string, change: (one: SaidStatement, content: Content) => object) => async (content: Content) => {
    const one = await content.statement(verb, content.results[verb])
    return change(one, content)
  }
const other = 'b3a6c4de-7a0e-4b0f-9c5f-0a3d8d1f2e11'
export const noCategory = (one: SaidStatement) => ({ ...one.context.contextActivities, category: [] })

/** Each is refused in a launch that has been initialized, whose unit has a mastery score of 0.8. */
export const broken: Broken[] = [
  {
    section: '6.3',
    code: 'voids',
    make: changed('passed', (one) => ({
      ...one,
      verb: { id: 'http://adlnet.gov/expapi/verbs/voided' },
      object: { objectType: 'StatementRef', id: other },
    })),
  },
  { section: '9.1', code: 'missing', make: changed('passed', (one) => ({ ...one, id: undefined })) },
  {
    section: '9.2',
    code: 'another_actor',
    make: changed('passed', (one) => ({
      ...one,
      actor: { objectType: 'Agent', mbox: 'mailto:somebody@example.org' },
    })),
  },
  {
    section: '9.2',
    code: 'another_actor',
    make: changed('passed', (one) => ({
      ...one,
      actor: { ...one.actor, objectType: 'Group', member: [] },
    })),
  },
  { section: '9.3', code: 'verb_twice', make: changed('initialized', (one) => one) },
  { section: '9.3', code: 'not_a_verb_of_units', make: changed('attempted', (one) => one) },
  { section: '9.3', code: 'not_a_verb_of_units', make: changed('launched', (one) => one) },
  {
    section: '9.3',
    code: 'before_initialized',
    make: changed('passed', (one) => ({
      ...one,
      timestamp: '2020-01-01T00:00:00Z',
    })),
  },
  {
    section: '9.3.4',
    code: 'below_mastery',
    make: changed('passed', (one) => ({
      ...one,
      result: { ...one.result, score: { scaled: 0.79 } },
    })),
  },
  {
    section: '9.3.5',
    code: 'above_mastery',
    make: changed('failed', (one) => ({
      ...one,
      result: { ...one.result, score: { scaled: 0.8 } },
    })),
  },
  {
    section: '9.4',
    code: 'another_activity',
    make: changed('passed', (one) => ({
      ...one,
      object: { id: 'https://publisher.example/a' },
    })),
  },
  {
    section: '9.5.1',
    code: 'not_with_this_verb',
    make: changed('terminated', (one) => ({
      ...one,
      result: { ...one.result, score: { scaled: 1 } },
    })),
  },
  {
    section: '9.5.1',
    code: 'out_of_range',
    make: changed('failed', (one) => ({
      ...one,
      result: { ...one.result, score: { scaled: -0.5 } },
    })),
  },
  {
    section: '9.5.1',
    code: 'range_missing',
    make: changed('passed', (one) => ({
      ...one,
      result: { ...one.result, score: { raw: 9 } },
    })),
  },
  {
    section: '9.5.2',
    code: 'not_with_this_verb',
    make: changed('passed', (one) => ({
      ...one,
      result: { ...one.result, success: false },
    })),
  },
  {
    section: '9.5.2',
    code: 'not_with_this_verb',
    make: changed('failed', (one) => ({
      ...one,
      result: { duration: 'PT1S' },
    })),
  },
  {
    section: '9.5.3',
    code: 'not_with_this_verb',
    make: changed('completed', (one) => ({
      ...one,
      result: { ...one.result, completion: false },
    })),
  },
  {
    section: '9.5.3',
    code: 'not_with_this_verb',
    make: changed('passed', (one) => ({
      ...one,
      result: { ...one.result, completion: true },
    })),
  },
  ...['completed', 'passed', 'failed', 'terminated'].map((verb) => ({
    section: '9.5.4.1',
    code: 'missing',
    make: changed(verb, (one) => ({ ...one, result: { ...one.result, duration: undefined } })),
  })),
  {
    section: '9.6.1',
    code: 'another_registration',
    make: changed('passed', (one) => withContext(one, { registration: other })),
  },
  {
    section: '9.6.1',
    code: 'another_registration',
    make: changed('passed', (one) =>
      withContext({ ...one, context: { ...one.context, registration: undefined } } as SaidStatement, {}),
    ),
  },
  {
    section: '9.6.2.2',
    code: 'move_on_category',
    make: changed('passed', (one) =>
      withContext(one, {
        contextActivities: {
          ...one.context.contextActivities,
          category: (one.context.contextActivities.category ?? []).slice(0, 1),
        },
      }),
    ),
  },
  {
    section: '9.6.2.2',
    code: 'move_on_category',
    make: changed('terminated', (one) =>
      withContext(one, {
        contextActivities: {
          ...one.context.contextActivities,
          category: [...(one.context.contextActivities.category ?? []), categoryOfResults],
        },
      }),
    ),
  },
  {
    section: '9.6.2.3',
    code: 'template_missing',
    make: changed('passed', (one) =>
      withContext(one, { contextActivities: { ...one.context.contextActivities, grouping: [] } }),
    ),
  },
  {
    section: '9.6.3.1',
    code: 'another_session',
    make: changed('passed', (one) => withContext(one, { extensions: { [sessionExtension]: other } })),
  },
  {
    section: '9.6.3.1',
    code: 'another_session',
    make: changed('experienced', (one) =>
      withContext(one, { extensions: {}, contextActivities: noCategory(one) }),
    ),
  },
  {
    section: '9.6.3.2',
    code: 'another_mastery_score',
    make: changed('passed', (one) =>
      withContext(one, { extensions: { ...one.context.extensions, [extension('masteryscore')]: 0.5 } }),
    ),
  },
  { section: '9.7', code: 'missing', make: changed('passed', (one) => ({ ...one, timestamp: undefined })) },
  {
    section: '9.7',
    code: 'not_utc',
    make: changed('passed', (one) => ({
      ...one,
      timestamp: '2030-01-01T02:00:00+02:00',
    })),
  },
]
