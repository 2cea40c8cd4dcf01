import type { JoinMessage, MeetingTold, MeetingWish } from './messages.ts'

/** What the service's own script offers; only this of it is used. */
type Meeting = {
  addListener: (event: string, hear: () => void) => void
  executeCommand: (command: string) => void
  dispose: () => void
}
type MakeMeeting = new (host: string, options: object) => Meeting

declare global {
  interface Window {
    // NOTE: the script of the service puts it there, under the name that such services share.
    JitsiMeetExternalAPI?: MakeMeeting
  }
}

const { application = '', service = '' } = document.documentElement.dataset
const patience = 20_000

/** NOTE: loaded when one joins and not before, and from the service that the company has set alone. */
function loadService() {
  return new Promise<void>((resolve, reject) => {
    const script = document.createElement('script')
    script.src = `${service}/external_api.js`
    script.onload = () => resolve()
    script.onerror = () => reject(new Error('the meeting service does not answer'))
    setTimeout(() => reject(new Error('the meeting service takes too long')), patience)
    document.head.append(script)
  })
}

async function join({ room, token, name, email, subject, language }: JoinMessage, port: MessagePort) {
  const tell = (told: MeetingTold) => port.postMessage(told)
  document.documentElement.lang = language
  await loadService()
  const { JitsiMeetExternalAPI: Make } = window
  if (!Make) return tell({ kind: 'failed' })
  const meeting = new Make(new URL(service).host, {
    roomName: room,
    parentNode: document.body,
    width: '100%',
    height: '100%',
    lang: language,
    ...(token && { jwt: token }),
    userInfo: { ...(name && { displayName: name }), ...(email && { email }) },
    configOverwrite: { subject },
  })
  const end = () => {
    meeting.dispose()
    tell({ kind: 'closed' })
  }
  meeting.addListener('videoConferenceJoined', () => tell({ kind: 'joined' }))
  meeting.addListener('readyToClose', end)
  port.onmessage = ({ data }: MessageEvent<MeetingWish>) => {
    if (data.kind === 'leave') meeting.executeCommand('hangup')
  }
}

/** NOTE: what starts it comes from the application that framed it, once, and from nobody else. */
function begin({ source, origin, data, ports: [port] }: MessageEvent<JoinMessage>) {
  if (source !== window.parent || origin !== application || data.kind !== 'join' || !port) return
  if (data.service !== service) return
  removeEventListener('message', begin)
  join(data, port).catch(() => port.postMessage({ kind: 'failed' } satisfies MeetingTold))
}

Object.assign(document.documentElement.style, { height: '100%' })
Object.assign(document.body.style, { margin: '0', height: '100%', overflow: 'hidden' })
addEventListener('message', begin)
window.parent.postMessage({ kind: 'ready' }, application)
