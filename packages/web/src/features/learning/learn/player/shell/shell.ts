import { packageLimits } from '@oktant/contract/kit/constants.ts'
import type { PackageItem } from '@oktant/contract/learning/package-launch.ts'
import type { Keeper } from '@oktant/runtime/commit/keeper.ts'
import type { TracedCall } from '@oktant/runtime/trace.ts'
import { makeContentFrame } from './content-frame.ts'
import { makeLastWords } from './last-words.ts'
import { itemParameter, type KeptAct, type StartMessage, type ToldByShell, type Wish } from './messages.ts'
import { openPlay, type Play } from './play.ts'

/** So long content may be shown without a call before that is worth a word. */
const silentAfter = 15_000

const application = document.documentElement.dataset['application'] ?? ''
const clipped = (text: string) => text.slice(0, packageLimits.tracedLetters)

/** Plays one package: holds what it is told, and hands on to the application what is to be kept. */
async function play(start: StartMessage, port: MessagePort) {
  const tell = (told: ToldByShell) => port.postMessage(told)
  const lastWords = makeLastWords(start.lastWords, (url, body) => navigator.sendBeacon(url, body))
  const keep = (kept: KeptAct) => {
    tell({ kind: 'keep', kept })
    lastWords.keep(kept)
  }
  const keeper: Keeper = {
    begin: () => keep({ act: 'begin' }),
    put: (element, value) => keep({ act: 'put', element, value }),
    spend: (time) => keep({ act: 'spend', time }),
    commit: () => keep({ act: 'commit' }),
    finish: () => keep({ act: 'finish' }),
  }
  const frame = makeContentFrame(() => tell({ kind: 'escape' }))
  let current: PackageItem | undefined
  let isLeaving = false
  let isSuspending = false
  let delivered = 0
  let quiet: ReturnType<typeof setTimeout> | undefined

  function trace({ call, ...traced }: TracedCall) {
    clearTimeout(quiet)
    tell({ kind: 'silent', isSilent: false })
    const given = traced.arguments.map(clipped)
    const [element, value] = given
    if (element === 'cmi.exit' || element === 'cmi.core.exit') isSuspending = value === 'suspend'
    const answer = { answer: clipped(traced.answer), error: clipped(traced.error) }
    const item = clipped(current?.id ?? '')
    tell({ kind: 'called', call: { at: Date.now(), item, call, arguments: given.slice(0, 4), ...answer } })
    if (/SetValue|Finish|Terminate|Initialize/.test(call)) setTimeout(tellWhere)
  }

  function tellWhere() {
    tell({
      kind: 'where',
      outline: playing.outline(),
      canGoBack: playing.canGo('previous'),
      canGoOn: playing.canGo('continue'),
    })
  }

  /** NOTE: a moment later, as the item before may be in the midst of its last call. */
  function deliver(item: PackageItem) {
    delivered += 1
    const turn = delivered
    tell({ kind: 'page', page: 'waiting' })
    setTimeout(() => void load(item, turn))
  }

  async function load(item: PackageItem, turn: number) {
    isLeaving = true
    await frame.unload()
    if (turn !== delivered) return
    isLeaving = false
    isSuspending = false
    current = item
    const url = addressOf(item)
    if (!url) return tell({ kind: 'page', page: 'scopeError' })
    Object.assign(window, playing.offer())
    history.replaceState(null, '', `?${new URLSearchParams({ [itemParameter]: item.id })}`)
    frame.show(url, item.title[start.language], () => tell({ kind: 'page', page: null }))
    tellWhere()
    clearTimeout(quiet)
    if (item.speaks) quiet = setTimeout(() => tell({ kind: 'silent', isSilent: true }), silentAfter)
  }

  function addressOf({ launch }: PackageItem) {
    if (launch === null || !URL.canParse(launch, start.address)) return null
    const { protocol, href } = new URL(launch, start.address)
    return /^https?:$/.test(protocol) ? href : null
  }

  function finished(item: string) {
    if (isLeaving || item !== current?.id) return
    const before = delivered
    // NOTE: the package may itself have asked for what comes next.
    setTimeout(() => {
      if (delivered === before && !isLeaving) goOn()
    })
  }

  /** To the next item, or to the end; whoever suspends an item is not led on. */
  function goOn() {
    if (!isSuspending && playing.canGo('continue') && playing.go('continue')) return
    if (!isSuspending && playing.isThrough()) return void leave('completed')
    void leave('suspended')
  }

  async function leave(page: 'completed' | 'suspended') {
    if (isLeaving) return
    isLeaving = true
    clearTimeout(quiet)
    tell({ kind: 'page', page: 'waiting' })
    if (page === 'suspended') playing.quit()
    await frame.unload()
    if (page === 'suspended') playing.close()
    delivered += 1
    tellWhere()
    tell({ kind: 'page', page })
    tell({ kind: 'left' })
  }

  function heed(wish: Wish) {
    if (wish.kind === 'quit') return void leave('suspended').then(() => tell({ kind: 'left' }))
    isLeaving = false
    if (wish.kind === 'open') return void playing.open(wish.item)
    playing.go(wish.kind === 'next' ? 'continue' : 'previous')
  }

  /** NOTE: the items of many packages are chosen alone, one after the other; the first is chosen for the learner. */
  function openFirst() {
    const first = playing.outline().find(({ canOpen }) => canOpen)
    return first !== undefined && playing.open(first.id)
  }

  /** Where the learner left, or in the item that the address of this page names. */
  function enter(item?: string) {
    const isKnown = item === undefined || start.items.some(({ id, launch }) => id === item && launch !== null)
    if (isKnown && item !== undefined && start.api === '1.2') return void playing.open(item)
    if (!isKnown || !(playing.enter() || openFirst())) return tell({ kind: 'page', page: 'scopeError' })
    if (item !== undefined) playing.open(item)
  }

  const end = () => {
    if (!isLeaving) setTimeout(() => void leave(playing.isThrough() ? 'completed' : 'suspended'))
  }
  document.documentElement.lang = start.language
  tell({ kind: 'page', page: 'waiting' })
  const playing: Play = await openPlay({ start, keeper, deliver, end, finished, trace })
  port.onmessage = ({ data }: MessageEvent<Wish>) => heed(data)
  addEventListener('pagehide', ({ persisted }) => {
    if (!persisted) lastWords.close()
    playing.quit()
  })
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') tell({ kind: 'escape' })
  })
  enter(new URLSearchParams(location.search).get(itemParameter) ?? undefined)
}

/** NOTE: what starts it comes from the application that framed it, once, and from nobody else. */
function begin({ source, origin, data, ports: [port] }: MessageEvent<StartMessage>) {
  if (source !== window.parent || origin !== application || data.kind !== 'start' || !port) return
  removeEventListener('message', begin)
  play(data, port).catch(() => port.postMessage({ kind: 'page', page: 'scopeError' } satisfies ToldByShell))
}

Object.assign(document.body.style, { margin: '0', height: '100dvh', overflow: 'hidden' })
addEventListener('message', begin)
window.parent.postMessage({ kind: 'ready' }, application)
