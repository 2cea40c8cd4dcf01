/* SCORM 1.2 */
const began = Date.now()
const api = find()
let isOver = false

function find() {
  for (let at = window, up = 0; up < 10; up += 1) {
    try {
      if (at.API) return at.API
      if (at === at.parent) return at.opener?.API ?? null
      at = at.parent
    } catch {
      return null
    }
  }
  return null
}

const two = (number) => String(Math.floor(number)).padStart(2, '0')
function timeSince() {
  const seconds = (Date.now() - began) / 1000
  return `${two(seconds / 3600)}:${two((seconds / 60) % 60)}:${two(seconds % 60)}`
}

// oxlint-disable-next-line no-unused-vars
const talk = {
  async begin() {
    if (!api) return ''
    api.LMSInitialize('')
    if (api.LMSGetValue('cmi.core.lesson_status') === 'not attempted')
      api.LMSSetValue('cmi.core.lesson_status', 'incomplete')
    return api.LMSGetValue('cmi.suspend_data')
  },
  save(state, place) {
    api?.LMSSetValue('cmi.suspend_data', state)
    api?.LMSSetValue('cmi.core.lesson_location', place)
    api?.LMSCommit('')
  },
  finish(share, isPassed) {
    api?.LMSSetValue('cmi.core.score.min', '0')
    api?.LMSSetValue('cmi.core.score.max', '100')
    api?.LMSSetValue('cmi.core.score.raw', String(Math.round(share * 100)))
    api?.LMSSetValue('cmi.core.lesson_status', isPassed ? 'passed' : 'failed')
    api?.LMSCommit('')
  },
  leave() {
    if (!api || isOver) return
    isOver = true
    const status = api.LMSGetValue('cmi.core.lesson_status')
    api.LMSSetValue('cmi.core.exit', status === 'passed' ? '' : 'suspend')
    api.LMSSetValue('cmi.core.session_time', timeSince())
    api.LMSFinish('')
  },
}
