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
  /** As the requirements of cmi5 are numbered. */
  number: string
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
    number: '6.3.0.0-1',
    code: 'voids',
    make: changed('passed', (one) => ({
      ...one,
      verb: { id: 'http://adlnet.gov/expapi/verbs/voided' },
      object: { objectType: 'StatementRef', id: other },
    })),
  },
  { number: '9.1.0.0-1 (d)', code: 'missing', make: changed('passed', (one) => ({ ...one, id: undefined })) },
  {
    number: '9.2.0.0-1',
    code: 'another_actor',
    make: changed('passed', (one) => ({
      ...one,
      actor: { objectType: 'Agent', mbox: 'mailto:somebody@example.org' },
    })),
  },
  {
    number: '9.2.0.0-2',
    code: 'another_actor',
    make: changed('passed', (one) => ({
      ...one,
      actor: { ...one.actor, objectType: 'Group', member: [] },
    })),
  },
  { number: '9.3.2.0-3 (d)', code: 'verb_twice', make: changed('initialized', (one) => one) },
  { number: '9.3.0.0-1', code: 'not_a_verb_of_units', make: changed('attempted', (one) => one) },
  { number: '9.3.1.0-2', code: 'not_a_verb_of_units', make: changed('launched', (one) => one) },
  {
    number: '9.3.0.0-4 (d2)',
    code: 'before_initialized',
    make: changed('passed', (one) => ({
      ...one,
      timestamp: '2020-01-01T00:00:00Z',
    })),
  },
  {
    number: '9.3.4.0-2 (d2)',
    code: 'below_mastery',
    make: changed('passed', (one) => ({
      ...one,
      result: { ...one.result, score: { scaled: 0.79 } },
    })),
  },
  {
    number: '9.3.5.0-2 (d)',
    code: 'above_mastery',
    make: changed('failed', (one) => ({
      ...one,
      result: { ...one.result, score: { scaled: 0.8 } },
    })),
  },
  {
    number: '9.4.0.0-1 (d)',
    code: 'another_activity',
    make: changed('passed', (one) => ({
      ...one,
      object: { id: 'https://publisher.example/a' },
    })),
  },
  {
    number: '9.5.1.0-2 (d)',
    code: 'not_with_this_verb',
    make: changed('terminated', (one) => ({
      ...one,
      result: { ...one.result, score: { scaled: 1 } },
    })),
  },
  {
    number: '9.5.1.0-1',
    code: 'out_of_range',
    make: changed('failed', (one) => ({
      ...one,
      result: { ...one.result, score: { scaled: -0.5 } },
    })),
  },
  {
    number: '9.5.1.0-3 (d1)',
    code: 'range_missing',
    make: changed('passed', (one) => ({
      ...one,
      result: { ...one.result, score: { raw: 9 } },
    })),
  },
  {
    number: '9.5.2.0-1 (d1)',
    code: 'not_with_this_verb',
    make: changed('passed', (one) => ({
      ...one,
      result: { ...one.result, success: false },
    })),
  },
  {
    number: '9.5.2.0-2 (d)',
    code: 'not_with_this_verb',
    make: changed('failed', (one) => ({
      ...one,
      result: { duration: 'PT1S' },
    })),
  },
  {
    number: '9.5.3.0-1 (d1)',
    code: 'not_with_this_verb',
    make: changed('completed', (one) => ({
      ...one,
      result: { ...one.result, completion: false },
    })),
  },
  {
    number: '9.5.3.0-2 (d)',
    code: 'not_with_this_verb',
    make: changed('passed', (one) => ({
      ...one,
      result: { ...one.result, completion: true },
    })),
  },
  {
    number: '9.5.1.0-3 (d2)',
    code: 'range_missing',
    make: changed('passed', (one) => ({
      ...one,
      result: { ...one.result, score: { raw: 9, min: 0 } },
    })),
  },
  {
    number: '9.5.2.0-3 (d)',
    code: 'not_with_this_verb',
    make: changed('completed', (one) => ({ ...one, result: { ...one.result, success: true } })),
  },
  ...['completed', 'failed'].map((verb, place) => ({
    number: `9.6.2.2-1 (d${1 + 2 * place})`,
    code: 'move_on_category',
    make: changed(verb, (one) =>
      withContext(one, {
        contextActivities: {
          ...one.context.contextActivities,
          category: (one.context.contextActivities.category ?? []).slice(0, 1),
        },
      }),
    ),
  })),
  ...['terminated', 'completed', 'passed', 'failed'].map((verb, place) => ({
    number: `9.5.4.1-${1 + place} (d)`,
    code: 'missing',
    make: changed(verb, (one) => ({ ...one, result: { ...one.result, duration: undefined } })),
  })),
  {
    number: '9.6.1.0-1 (d)',
    code: 'another_registration',
    make: changed('passed', (one) => withContext(one, { registration: other })),
  },
  {
    number: '9.6.1.0-1 (d)',
    code: 'another_registration',
    make: changed('passed', (one) =>
      withContext({ ...one, context: { ...one.context, registration: undefined } } as SaidStatement, {}),
    ),
  },
  {
    number: '9.6.2.2-1 (d2)',
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
    number: '9.6.2.2-2 (d)',
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
    number: '9.6.2.0-1 (d)',
    code: 'template_missing',
    make: changed('passed', (one) =>
      withContext(one, { contextActivities: { ...one.context.contextActivities, grouping: [] } }),
    ),
  },
  {
    number: '9.6.3.1-4 (d)',
    code: 'another_session',
    make: changed('passed', (one) => withContext(one, { extensions: { [sessionExtension]: other } })),
  },
  {
    number: '9.6.3.1-4 (d)',
    code: 'another_session',
    make: changed('experienced', (one) =>
      withContext(one, { extensions: {}, contextActivities: noCategory(one) }),
    ),
  },
  {
    number: '9.6.3.2-2 (d)',
    code: 'another_mastery_score',
    make: changed('passed', (one) =>
      withContext(one, { extensions: { ...one.context.extensions, [extension('masteryscore')]: 0.5 } }),
    ),
  },
  {
    number: '9.7.0.0-1 (d)',
    code: 'missing',
    make: changed('passed', (one) => ({ ...one, timestamp: undefined })),
  },
  {
    number: '9.7.0.0-2 (d)',
    code: 'not_utc',
    make: changed('passed', (one) => ({
      ...one,
      timestamp: '2030-01-01T02:00:00+02:00',
    })),
  },
]
