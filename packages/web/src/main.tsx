import '@fontsource-variable/bricolage-grotesque/wght.css'
import '@fontsource-variable/figtree/wght.css'
import './app/base.css'
import './app/tokens.css'
import './app/mantine.css'
import { createRoot } from 'react-dom/client'
import { Application } from './app/application.tsx'
import { followSession, makeRouter } from './app/router.tsx'
import { textsOfEveryPage, textSources } from './app/texts.ts'
import { keepFocusOfBusy } from './lib/focus/busy-focus.ts'
import { keepFocusOfGone } from './lib/focus/gone-focus.ts'
import { findCutUploads } from './lib/leaving.ts'
import { followOtherTabs } from './lib/session/session-state.ts'
import { renewWhileWorking, sessionAtStart, settingsSoon } from './lib/session/session.ts'
import { catchStrayFiles } from './lib/stray-files.ts'
import { clearSessionStorage } from './lib/storage.ts'
import { startTexts } from './lib/words/said/texts.ts'
import { followUpdates } from './lib/update.ts'

const root = document.getElementById('root')

async function start(element: HTMLElement) {
  clearSessionStorage()
  followOtherTabs()
  catchStrayFiles()
  findCutUploads()
  keepFocusOfBusy()
  keepFocusOfGone()
  renewWhileWorking()
  void sessionAtStart()
  void settingsSoon()
  const texts = startTexts(textSources, textsOfEveryPage)
  // NOTE: the router begins to load the first screen as soon as it is made, beside the texts.
  const router = makeRouter()
  followSession(router)
  await texts
  if (import.meta.env.PROD) followUpdates()
  createRoot(element).render(<Application router={router} />)
}

if (root) void start(root)
