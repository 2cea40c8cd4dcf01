import { type APIRequestContext, expect } from '@playwright/test'
import {
  acceptPackageImport,
  readPackageImport,
  uploadPackage,
} from '@oktant/contract/learning/package-imports.ts'
import { cp2004, manifest } from '../../../packages/server/test/kit/packages/manifests.ts'
import { zipWithFiles } from '../../../packages/server/test/kit/packages/zips.ts'
import { senderFor } from '../people/newcomer.ts'
import { signInAs, unlessBusy } from '../people/people.ts'

export type PackageFiles = { name: string; content: string }[]

/** How packages look for what they are offered: upwards, from their own window. */
const find = `function find(name) {
  let at = window
  while (!at[name] && at.parent !== at) at = at.parent
  return at[name]
}
const by = (id) => document.getElementById(id)
const say = (text) => (by('said').textContent = text)`

const page = (title: string, body: string, script: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title></head>
<body><h1>${title}</h1>${body}<p id="said"></p><script>${find}\n${script}</script></body></html>`

const button = (id: string, words: string) => `<button id="${id}">${words}</button>`

/** A lesson of SCORM 1.2 in one item. */
export const lesson12: PackageFiles = [
  { name: 'imsmanifest.xml', content: manifest() },
  {
    name: 'a.html',
    content: page(
      'Bowline',
      button('turn', 'Turn the page') +
        button('long', 'Say too much') +
        button('set', 'Set alone') +
        button('last', 'Speak at last') +
        button('ask', 'Ask') +
        button('leave', 'Leave off') +
        button('poor', 'Fail') +
        button('done', 'Finish'),
      `const api = find('API')
api.LMSInitialize('')
const at = api.LMSGetValue('cmi.core.lesson_location') || 'p1'
say(api.LMSGetValue('cmi.core.entry') + ' at ' + at + ' with ' + api.LMSGetValue('cmi.suspend_data'))
api.LMSSetValue('cmi.core.lesson_status', 'incomplete')
by('turn').onclick = () => {
  api.LMSSetValue('cmi.core.lesson_location', 'p2')
  api.LMSSetValue('cmi.suspend_data', 'turned')
  say('kept: ' + api.LMSCommit(''))
}
const leaveOff = (words) => {
  api.LMSSetValue('cmi.core.lesson_location', 'p3')
  api.LMSSetValue('cmi.suspend_data', words)
  api.LMSSetValue('cmi.core.exit', 'suspend')
}
by('set').onclick = () => {
  leaveOff('kept')
  say('set')
}
by('last').onclick = () =>
  addEventListener('pagehide', () => {
    leaveOff('said at last')
    api.LMSFinish('')
  })
by('ask').onclick = () => say('answered: ' + confirm('Go on?'))
by('long').onclick = () => {
  const whole = api.LMSSetValue('cmi.suspend_data', 'x'.repeat(4096))
  const more = api.LMSSetValue('cmi.suspend_data', 'x'.repeat(4097))
  say([whole, more, api.LMSGetLastError()].join(' '))
  api.LMSSetValue('cmi.suspend_data', 'turned')
}
by('leave').onclick = () => {
  leaveOff('left off')
  api.LMSFinish('')
}
const finish = (score, status) => {
  api.LMSSetValue('cmi.core.score.raw', score)
  api.LMSSetValue('cmi.core.lesson_status', status)
  api.LMSFinish('')
}
by('poor').onclick = () => finish('40', 'failed')
by('done').onclick = () => finish('80', 'passed')`,
    ),
  },
]

const items2004 = ['one', 'two']
  .map((id) => `<item identifier="${id}" identifierref="r-${id}"><title>Item ${id}</title></item>`)
  .join('')
const resources2004 = ['one', 'two']
  .map(
    (id) =>
      `<resource identifier="r-${id}" type="webcontent" adlcp:scormType="sco" href="${id}.html"><file href="${id}.html"/></resource>`,
  )
  .join('')

/** A lesson of SCORM 2004 in two items, which follow one another. */
export const lesson2004: PackageFiles = [
  {
    name: 'imsmanifest.xml',
    content: manifest({
      root: cp2004,
      metadata:
        '<metadata><schema>ADL SCORM</schema><schemaversion>2004 4th Edition</schemaversion></metadata>',
      organizations: `<organizations default="o"><organization identifier="o"><title>Hitches</title>${items2004}<imsss:sequencing><imsss:controlMode choice="true" flow="true"/></imsss:sequencing></organization></organizations>`,
      resources: `<resources>${resources2004}</resources>`,
    }),
  },
  ...['one', 'two'].map((id) => ({
    name: `${id}.html`,
    content: page(
      `Hitch ${id}`,
      button('turn', 'Turn the page') + button('done', 'Finish'),
      `const api = find('API_1484_11')
api.Initialize('')
say(api.GetValue('cmi.entry') + ' at ' + (api.GetValue('cmi.location') || 'p1'))
by('turn').onclick = () => {
  api.SetValue('cmi.location', 'p2')
  say('kept: ' + api.Commit(''))
}
by('done').onclick = () => {
  api.SetValue('cmi.score.scaled', '0.9')
  api.SetValue('cmi.completion_status', 'completed')
  api.SetValue('cmi.success_status', 'passed')
  api.SetValue('cmi.exit', 'normal')
  api.Terminate('')
}`,
    ),
  })),
]

/** A lesson of plain xAPI, which says by statements that it was completed, and keeps a page. */
export const lessonOfXapi = (activity: string): PackageFiles => [
  {
    name: 'tincan.xml',
    content: `<tincan xmlns="http://projecttincan.com/tincan.xsd"><activities>
<activity id="${activity}" type="http://adlnet.gov/expapi/activities/course"><name lang="en">Splices</name><name lang="de">Spleiße</name><launch lang="en">a.html</launch></activity>
</activities></tincan>`,
  },
  {
    name: 'a.html',
    content: page(
      'Splice',
      button('done', 'Finish'),
      `const told = new URLSearchParams(location.search)
const headers = {
  authorization: told.get('auth'),
  'content-type': 'application/json',
  'x-experience-api-version': '1.0.3',
}
const ask = (path, init) => fetch(told.get('endpoint') + path, { headers, ...init })
const actor = JSON.parse(told.get('actor'))
const id = told.get('activity_id')
const registration = told.get('registration')
const state =
  'activities/state?' +
  new URLSearchParams({ activityId: id, agent: told.get('actor'), registration, stateId: 'page' })
say('begun')
by('done').onclick = async () => {
  const verb = { id: 'http://adlnet.gov/expapi/verbs/completed', display: { en: 'completed' } }
  const statement = { actor, verb, object: { id }, context: { registration } }
  const said = await ask('statements', { method: 'POST', body: JSON.stringify(statement) })
  const put = await ask(state, { method: 'PUT', body: '{"page":2}' })
  const read = await ask(state)
  say([said.status, put.status, read.status].join(' '))
}`,
    ),
  },
]

/** A package that tries to reach what is not its own, and writes down what came of it. */
export const intruder: PackageFiles = [
  { name: 'imsmanifest.xml', content: manifest() },
  { name: 'worker.js', content: '' },
  {
    name: 'a.html',
    content: page(
      'Intruder',
      button('top', 'Take the window'),
      `find('API').LMSInitialize('')
const { application } = parent.document.documentElement.dataset
const attempt = async (act) => {
  try {
    return String(await act())
  } catch (error) {
    return 'refused'
  }
}
async function tryAll() {
  const told = {
    parent: await attempt(() => top.document.title),
    storage: await attempt(() => top.localStorage.length),
    own: await attempt(() => Object.keys(localStorage).filter((key) => key.startsWith('oktant.')).join()),
    cookies: await attempt(() => document.cookie),
    api: await attempt(async () => (await fetch(application + '/rest/client/session', { credentials: 'include' })).status),
    blind: await attempt(async () => (await fetch(application + '/rest/client/account', { mode: 'no-cors', credentials: 'include' })).status),
    commit: await attempt(async () => (await fetch(application + '/rest/components/commit/1', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' })).status),
    worker: await attempt(() => navigator.serviceWorker.register('worker.js')),
    navigate: await attempt(() => { top.location.href = 'about:blank#taken'; return 'asked' }),
    framed: await attempt(() => { frameElement.removeAttribute('sandbox'); return 'removed' }),
  }
  say(JSON.stringify(told))
}
tryAll()
by('top').onclick = () => {
  const link = document.createElement('a')
  link.target = '_top'
  link.href = 'about:blank#taken'
  document.body.append(link)
  link.click()
}`,
    ),
  },
]

/** Imports a package by calls alone; answers the number of its component. */
export async function importPackage(request: APIRequestContext, files: PackageFiles) {
  const signedIn = await signInAs(request, 'super')
  const send = senderFor(request, signedIn)
  const file = { name: 'lesson.zip', mimeType: 'application/zip', buffer: zipWithFiles(files) }
  const headers = { authorization: `Bearer ${signedIn.token}` }
  const sent = await unlessBusy(() =>
    request.post(`/rest${uploadPackage.path}`, { headers, multipart: { file } }),
  )
  expect(sent.status()).toBe(200)
  const { id } = (await sent.json()).payload.import
  const become = (state: string) =>
    expect.poll(async () => (await send(readPackageImport, { id })).state, { timeout: 30_000 }).toBe(state)
  await become('ready')
  await send(
    acceptPackageImport,
    { id },
    { longSuspendData: false, replacesId: null, attemptsUnderWay: 'goOnInNew' },
  )
  await become('done')
  return Number((await send(readPackageImport, { id })).componentId)
}
