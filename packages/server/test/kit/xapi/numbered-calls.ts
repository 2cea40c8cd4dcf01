import { learnerAgent, lesson, type Sent } from '../record-store.ts'

/** What one call is answered, or several one after the other. */
export type NumberedCall = { path: string; status: number; answers?: unknown } & Sent
export type NumberedCalls = readonly [number: number, says: string, calls: NumberedCall[]]

const activityId = lesson.id
const agent = JSON.stringify(learnerAgent)
const broken = '{"mbox":'
const json = { 'content-type': 'application/json' }
const plain = { 'content-type': 'text/plain' }
/** NOTE: of 1970, so that all that is stored came after it. */
const since = '1970-01-01T00:00:00Z'
const later = '2970-01-01T00:00:00Z'

type Method = 'GET' | 'PUT' | 'POST' | 'DELETE'
type Query = Record<string, string>

/** The calls of one kind of document, whose owner is named so. */
function documents(path: string, owner: Query, named: 'stateId' | 'profileId') {
  const whole = (name: string, more: Query = {}) => ({ ...owner, [named]: name, ...more })
  const drop = (query: Query, name: string) =>
    Object.fromEntries(Object.entries(query).filter(([key]) => key !== name))
  const call = (method: Method, status: number, query: Query, more: Sent & { answers?: unknown } = {}) => ({
    path,
    method,
    status,
    query,
    ...((method === 'PUT' || method === 'POST') && { body: { page: 1 } }),
    ...more,
  })
  /** NOTE: each requirement has documents of its own, so that they may come in any order. */
  const first = (name: string, more: Query = {}) => call('POST', 204, whole(name, more))
  return {
    answered: (name: string, method: Method, status: number) => [
      first(name),
      call(method, status, whole(name), { headers: method === 'PUT' ? { ...json, 'if-match': '*' } : {} }),
    ],
    without: (method: Method, dropped: string) => [call(method, 400, drop(whole('x'), dropped))],
    wrong: (method: Method, parameter: string, value: string) => [
      call(method, 400, { ...whole('x'), [parameter]: value }),
    ],
    /** NOTE: what a list is asked for has no name. */
    wrongList: (method: Method, parameter: string, value: string) => [
      call(method, 400, { ...owner, [parameter]: value }),
    ],
    twice: (method: Method) => [call(method, 400, { ...whole('x'), [`${named}s`]: 'x' })],
    kept: (name: string) => [first(name), call('GET', 200, whole(name), { answers: { page: 1 } })],
    listed: (name: string) => [first(name), { ...call('GET', 200, owner), answers: 'a list' }],
    since: (name: string) => [
      first(name),
      call('GET', 200, { ...owner, since }, { answers: 'a list' }),
      call('GET', 200, { ...owner, since: later }, { answers: [] }),
    ],
    removed: (name: string) => [first(name), call('DELETE', 204, whole(name)), call('GET', 404, whole(name))],
    removedAll: (name: string) => [
      first(name),
      call('DELETE', 204, owner),
      call('GET', 200, owner, { answers: [] }),
    ],
    merged: (name: string) => [
      first(name),
      call('POST', 204, whole(name), { body: { mark: { a: 1 } } }),
      call('POST', 204, whole(name), { body: { mark: { b: 2 } } }),
      call('GET', 200, whole(name), { answers: { page: 1, mark: { b: 2 } } }),
    ],
    otherType: (name: string) => [
      first(name),
      call('POST', 400, whole(name), { body: 'page', headers: plain }),
    ],
    noObject: (name: string) => [first(name), call('POST', 400, whole(name), { body: [1] })],
    malformed: (name: string) => [call('POST', 400, whole(name), { body: '{"page":' })],
    registered: (name: string, method: Method) => {
      const more = { registration: '7ccd3322-e1a5-411a-a67d-6a735c76f119' }
      const status = method === 'GET' ? 200 : 204
      return [first(name, more), call(method, status, whole(name, more))]
    },
  }
}

const state = documents('/activities/state', { activityId, agent }, 'stateId')
const alone = (name: string) =>
  documents('/activities/state', { activityId: `${activityId}/${name}`, agent }, 'stateId')
const ofAgent = documents('/agents/profile', { agent }, 'profileId')
const ofActivity = documents('/activities/profile', { activityId }, 'profileId')
const methods = ['DELETE', 'GET', 'POST', 'PUT'] as const

/** One row for each method, numbered on from the first. */
const each = (first: number, says: string, of: readonly Method[], make: (method: Method) => NumberedCall[]) =>
  of.map((method, place) => [first + place, `${says} (${method})`, make(method)] as const)

const get = (path: string, status: number, query: Query = {}, more: object = {}): NumberedCall => ({
  path,
  status,
  query,
  ...more,
})

const ofState: NumberedCalls[] = [
  [187, 'state is removed', state.removed('187')],
  [188, 'state is read', state.kept('188')],
  [189, 'state is added to', state.answered('189', 'POST', 204)],
  [190, 'state is written', state.answered('190', 'PUT', 204)],
  [191, 'state is removed by its id', state.removed('191')],
  [192, 'state is read by its id', state.kept('192')],
  [193, 'without an id its ids are read', state.listed('193')],
  [194, 'without an id all of it is removed', alone('194').removedAll('194')],
  [195, 'ids are those that were stored since', alone('195').since('195')],
  ...each(196, 'an agent is one in JSON', methods, (method) => state.wrong(method, 'agent', broken)),
  ...each(200, 'a registration is a UUID', methods, (method) => state.wrong(method, 'registration', 'one')),
  [204, 'since is a moment', state.wrongList('GET', 'since', 'yesterday')],
  [205, 'since is a moment (DELETE)', state.wrongList('DELETE', 'since', 'yesterday')],
  [206, 'state is written under an id', state.without('PUT', 'stateId')],
  ...each(207, 'state is of an activity', methods, (method) => state.without(method, 'activityId')),
  [211, 'state is added to under an id', state.without('POST', 'stateId')],
  ...each(212, 'state is of an agent', methods, (method) => state.without(method, 'agent')),
  [216, 'an id removes', state.removed('216')],
  [217, 'an id reads', state.kept('217')],
  [218, 'state is of a registration (PUT)', state.registered('218', 'PUT')],
  [219, 'state is of a registration (DELETE)', state.registered('219', 'DELETE')],
  [220, 'state is of a registration (GET)', state.registered('220', 'GET')],
  [221, 'what came since is read', alone('221').since('221')],
  [222, 'and nothing before it', alone('222').since('222')],
  ...([224, 225, 226, 228] as const).map((number, place): NumberedCalls => [
    number,
    `an id has one name (${methods[place]})`,
    state.twice(methods[place] ?? 'GET'),
  ]),
  [227, 'state is of a registration (POST)', state.registered('227', 'POST')],
  [229, 'only objects are added to', state.noObject('229')],
  [230, 'state has its address', state.kept('230')],
  [231, 'state takes a POST', state.answered('231', 'POST', 204)],
  [232, 'only JSON is added to', state.otherType('232')],
  [233, 'what is added to nothing is written', state.kept('233')],
  [234, 'objects are added to one level deep', state.merged('234')],
  [235, 'what is no JSON is refused', state.malformed('235')],
]

const ofAgents: NumberedCalls[] = [
  [
    236,
    'an agent is a person',
    [get('/agents', 200, { agent }, { answers: { objectType: 'Person', mbox: [learnerAgent.mbox] } })],
  ],
  [
    237,
    'of the type of one',
    [get('/agents', 200, { agent }, { answers: { objectType: 'Person', mbox: [learnerAgent.mbox] } })],
  ],
  [
    238,
    'with names',
    [
      get(
        '/agents',
        200,
        { agent: JSON.stringify({ ...learnerAgent, name: 'Mia' }) },
        { answers: { objectType: 'Person', name: ['Mia'], mbox: [learnerAgent.mbox] } },
      ),
    ],
  ],
  ...(
    [
      [239, 'mbox', learnerAgent.mbox],
      [240, 'mbox_sha1sum', 'a'.repeat(40)],
      [241, 'openid', 'https://example.org/mia'],
      [242, 'account', { homePage: 'https://example.org', name: 'mia' }],
      [244, 'mbox', 'mailto:mia@example.org'],
    ] as const
  ).map(([number, name, value]): NumberedCalls => [
    number,
    `with lists (${name})`,
    [
      get(
        '/agents',
        200,
        { agent: JSON.stringify({ [name]: value }) },
        { answers: { objectType: 'Person', [name]: [value] } },
      ),
    ],
  ]),
  [243, 'somebody is asked for by an agent', [get('/agents', 400)]],
  [245, 'agents have their address', [get('/agents', 200, { agent })]],
  [
    246,
    'every attribute is a list',
    [get('/agents', 200, { agent }, { answers: { objectType: 'Person', mbox: [learnerAgent.mbox] } })],
  ],
  [
    247,
    'also of whom nothing is known',
    [
      get(
        '/agents',
        200,
        { agent: '{"openid":"https://example.org/nobody"}' },
        { answers: { objectType: 'Person', openid: ['https://example.org/nobody'] } },
      ),
    ],
  ],
  [248, 'by whom it was asked for', [get('/agents', 200, { agent })]],
  [
    249,
    'an agent is a whole one',
    [get('/agents', 400, { agent: '{"name":"Mia"}' }), get('/agents', 400, { agent: broken })],
  ],
  [250, 'an activity is asked for by its id', [get('/activities', 400)]],
  [
    251,
    'and is given whole',
    [
      get(
        '/activities',
        200,
        { activityId: 'https://example.org/new' },
        { answers: { objectType: 'Activity', id: 'https://example.org/new' } },
      ),
    ],
  ],
  [252, 'activities have their address', [get('/activities', 200, { activityId })]],
  [253, 'and are read', [get('/activities', 200, { activityId })]],
]

const profilesOf = (
  of: ReturnType<typeof documents>,
  owner: string,
  n: Record<string, number>,
): NumberedCalls[] => {
  const row = (name: string, says: string, calls: NumberedCall[]): NumberedCalls[] =>
    n[name] === undefined ? [] : [[n[name], `${owner}: ${says}`, calls]]
  const key = (name: string) => String(n[name])
  return [
    ...row('badSince', 'since is a moment', of.wrongList('GET', 'since', 'yesterday')),
    ...row('read', 'a profile is read', of.kept(key('read'))),
    ...row('readById', 'a profile is read by its id', of.kept(key('readById'))),
    ...row('accepts', 'profiles are read', of.listed(key('accepts'))),
    ...row('listed', 'without an id their ids are read', of.listed(key('listed'))),
    ...row('since', 'what came since is read', of.since(key('since'))),
    ...row('sinceAlone', 'and nothing before it', of.since(key('sinceAlone'))),
    ...row('removed', 'a profile is removed', of.removed(key('removed'))),
    ...row('acceptsDelete', 'a profile may be removed', of.removed(key('acceptsDelete'))),
    ...row('posted', 'a profile is added to', of.answered(key('posted'), 'POST', 204)),
    ...row('acceptsPost', 'a profile takes a POST', of.answered(key('acceptsPost'), 'POST', 204)),
    ...row('put', 'a profile is written', of.answered(key('put'), 'PUT', 204)),
    ...row('acceptsPut', 'a profile takes a PUT', of.answered(key('acceptsPut'), 'PUT', 204)),
    ...row('otherType', 'only JSON is added to', of.otherType(key('otherType'))),
    ...row('merged', 'objects are added to one level deep', of.merged(key('merged'))),
    ...row('made', 'what is added to nothing is written', of.kept(key('made'))),
    ...row('noObject', 'only objects are added to', of.noObject(key('noObject'))),
    ...row('address', 'profiles have their address', of.kept(key('address'))),
    ...row('takesPost', 'profiles take a POST', of.answered(key('takesPost'), 'POST', 204)),
    ...row('malformed', 'what is no JSON is refused', of.malformed(key('malformed'))),
  ]
}

const ofProfiles: NumberedCalls[] = [
  ...(['DELETE', 'POST', 'PUT', 'GET'] as const).map((method, place): NumberedCalls => [
    255 + place,
    `an agent is a whole one (${method})`,
    ofAgent.wrong(method, 'agent', broken),
  ]),
  ...(['GET', 'DELETE', 'POST', 'PUT'] as const).map((method, place): NumberedCalls => [
    261 + place,
    `a profile is of an agent (${method})`,
    ofAgent.without(method, 'agent'),
  ]),
  ...(['DELETE', 'POST', 'PUT'] as const).map((method, place): NumberedCalls => [
    265 + place,
    `a profile has an id (${method})`,
    ofAgent.without(method, 'profileId'),
  ]),
  [276, 'an id has one name (POST)', ofAgent.twice('POST')],
  [277, 'an id has one name (PUT)', ofAgent.twice('PUT')],
  ...profilesOf(ofAgent, 'agent', {
    read: 259,
    badSince: 260,
    since: 268,
    readById: 269,
    listed: 270,
    removed: 271,
    posted: 272,
    put: 273,
    accepts: 274,
    sinceAlone: 275,
    otherType: 278,
    merged: 279,
    made: 280,
    noObject: 281,
    address: 282,
    takesPost: 283,
    malformed: 284,
  }),
  ...(['GET', 'DELETE', 'POST', 'PUT'] as const).map((method, place): NumberedCalls => [
    296 + place,
    `a profile is of an activity (${method})`,
    ofActivity.without(method, 'activityId'),
  ]),
  ...(['DELETE', 'POST', 'PUT'] as const).map((method, place): NumberedCalls => [
    300 + place,
    `a profile has an id (${method})`,
    ofActivity.without(method, 'profileId'),
  ]),
  [304, 'a profile of an activity is of no agent', ofActivity.wrongList('GET', 'agent', broken)],
  ...(['DELETE', 'POST', 'PUT'] as const).map((method, place): NumberedCalls => [
    305 + place,
    `an id has one name (${method})`,
    ofActivity.twice(method),
  ]),
  ...profilesOf(ofActivity, 'activity', {
    removed: 285,
    posted: 286,
    put: 287,
    readById: 288,
    listed: 289,
    accepts: 290,
    acceptsDelete: 291,
    acceptsPost: 292,
    acceptsPut: 293,
    sinceAlone: 294,
    badSince: 295,
    since: 303,
    merged: 308,
    otherType: 309,
    made: 310,
    address: 311,
    takesPost: 312,
    noObject: 313,
    malformed: 314,
  }),
]

const ofAll: NumberedCalls[] = [
  [
    12,
    'parameters are looked at as values are',
    [
      get('/statements', 400, { verb: 'did' }),
      get('/statements', 400, { agent: '{"mbox":"mia"}' }),
      get('/statements', 400, { registration: 'one' }),
      get('/statements', 400, { since: 'yesterday' }),
    ],
  ],
  [141, 'ids are those that were stored since', alone('141').since('141')],
  [
    149,
    'nothing that is found is a list, too',
    [
      get(
        '/statements',
        200,
        { verb: 'https://example.org/never' },
        { answers: { statements: [], more: '' } },
      ),
    ],
  ],
  [
    112,
    'nothing that is found is a list',
    [
      get(
        '/statements',
        200,
        { verb: 'https://example.org/never' },
        { answers: { statements: [], more: '' } },
      ),
    ],
  ],
  [183, 'documents are added to one level deep', state.merged('183')],
  [184, 'the newer value counts', state.merged('184')],
  [185, 'they become one document', state.merged('185')],
  [186, 'whatever was in each', state.merged('186')],
  [223, 'all of a state is removed, since whenever', alone('223').removedAll('223')],
  [
    324,
    'an unknown parameter is refused',
    [
      '/statements',
      '/activities/state',
      '/agents',
      '/activities',
      '/agents/profile',
      '/activities/profile',
    ].map((path) => get(path, 400, { strange: 'x' })),
  ],
  [
    325,
    'parameters are matched by their case',
    [get('/statements', 400, { Verb: activityId }), get('/activities', 400, { activityid: activityId })],
  ],
  [
    331,
    'an old version is refused',
    ['0.95', '1', '3.0.0', ''].map((version) => ({
      ...get('/statements', 400),
      headers: { 'x-experience-api-version': version },
    })),
  ],
]

export const numberedCalls: readonly NumberedCalls[] = [...ofAll, ...ofState, ...ofAgents, ...ofProfiles]
