/* cmi5 */
const began = Date.now()
const told = new URLSearchParams(location.search)
const adl = 'http://adlnet.gov/expapi/verbs/'
const categories = 'https://w3id.org/xapi/cmi5/context/categories/'
const launch = { authorization: '', template: {}, mode: 'Normal' }
const done = { isBegun: false, isJudged: false, isPassed: false, isOver: false }
let line = Promise.resolve()

const endpoint = (told.get('endpoint') ?? '').replace(/\/?$/, '/')
const actor = () => JSON.parse(told.get('actor') ?? 'null')
const headers = () => ({
  authorization: launch.authorization,
  'content-type': 'application/json',
  'x-experience-api-version': '1.0.3',
})

/** One after the other, as the order of statements counts. */
function inLine(work) {
  line = line.then(work).catch(() => undefined)
  return line
}

const stateAddress = (stateId) =>
  `${endpoint}activities/state?${new URLSearchParams({
    activityId: told.get('activityId') ?? '',
    agent: told.get('actor') ?? '',
    registration: told.get('registration') ?? '',
    stateId,
  })}`

const preferencesAddress = () =>
  `${endpoint}agents/profile?${new URLSearchParams({
    agent: told.get('actor') ?? '',
    profileId: 'cmi5LearnerPreferences',
  })}`

const duration = () => `PT${Math.max(1, Math.round((Date.now() - began) / 1000))}S`

function statement(verb, { result, isMoveOn = false } = {}) {
  const { contextActivities = {}, ...context } = launch.template
  const category = [...(contextActivities.category ?? []), { id: `${categories}cmi5` }]
  if (isMoveOn) category.push({ id: `${categories}moveon` })
  return {
    id: crypto.randomUUID(),
    actor: actor(),
    verb: { id: `${adl}${verb}` },
    object: { objectType: 'Activity', id: told.get('activityId') },
    context: {
      ...context,
      registration: told.get('registration'),
      contextActivities: { ...contextActivities, category },
    },
    ...(result && { result }),
    timestamp: new Date().toISOString(),
  }
}

const send = (said, more = {}) =>
  fetch(`${endpoint}statements?statementId=${said.id}`, {
    method: 'PUT',
    headers: headers(),
    body: JSON.stringify(said),
    ...more,
  })

const isKept = () => done.isBegun && launch.mode === 'Normal'

// oxlint-disable-next-line no-unused-vars
const talk = {
  async begin() {
    if (!told.has('fetch')) return ''
    try {
      const token = await (await fetch(told.get('fetch'), { method: 'POST' })).json()
      launch.authorization = `Basic ${token['auth-token']}`
      const data = await (await fetch(stateAddress('LMS.LaunchData'), { headers: headers() })).json()
      launch.template = data.contextTemplate ?? {}
      launch.mode = data.launchMode ?? 'Normal'
      await fetch(preferencesAddress(), { headers: headers() })
      await send(statement('initialized'))
      done.isBegun = true
      const kept = await fetch(stateAddress('place'), { headers: headers() })
      return kept.ok ? await kept.text() : ''
    } catch {
      return ''
    }
  },
  save(state) {
    if (isKept())
      void inLine(() => fetch(stateAddress('place'), { method: 'PUT', headers: headers(), body: state }))
  },
  finish(share, isPassed) {
    if (!isKept() || done.isPassed) return
    const result = { score: { scaled: Math.round(share * 100) / 100 }, duration: duration() }
    if (!done.isJudged || isPassed)
      void inLine(() =>
        send(
          statement(isPassed ? 'passed' : 'failed', {
            result: { ...result, success: isPassed },
            isMoveOn: true,
          }),
        ),
      )
    done.isJudged = true
    if (!isPassed) return
    done.isPassed = true
    void inLine(() =>
      send(
        statement('completed', {
          result: { completion: true, duration: duration() },
          isMoveOn: true,
        }),
      ),
    )
  },
  leave() {
    if (!done.isBegun || done.isOver) return
    done.isOver = true
    void send(statement('terminated', { result: { duration: duration() } }), { keepalive: true })
  },
}
