import { Suspense, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet, useLocation } from 'react-router'
import { useUser } from '../../lib/session/session-state.ts'
import { useStore } from '../../lib/store.ts'
import { useScreenTitle } from '../../lib/words/shown/title.ts'
import { ComingState } from '../../ui/page/states.tsx'
import { useCurrentScreen } from './current-screen.ts'
import { curtain } from './curtain.ts'
import { Header } from './header/header.tsx'
import { Navigation } from './navigation.tsx'
import { NewsPart } from './news-part.tsx'
import { Notices } from './notices.tsx'
import { SessionOver } from './session-over/session-over.tsx'
import { ViewingPart } from './viewing/viewing-part.tsx'
import { WebinarPart } from '../../features/events/webinars/webinar-part.tsx'
import styles from './shell.module.css'

/** A new screen begins at its top, with the focus on its content. */
function useFreshStart(main: React.RefObject<HTMLElement | null>) {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    main.current?.focus({ preventScroll: true })
    scrollTo(0, 0)
  }, [pathname, main])
}

function useCurtain(visit: string) {
  const left = useStore(curtain)
  // NOTE: once the next visit is there; the way back leads to the former one, which is then shown again.
  useEffect(() => {
    if (left !== visit) curtain.set(null)
  }, [left, visit])
  return left === visit
}

/** The frame around every screen: header, navigation, notices. */
export function Shell() {
  const { t } = useTranslation('shell')
  const main = useRef<HTMLElement>(null)
  const screen = useCurrentScreen()
  const user = useUser()
  const [isOpen, setOpen] = useState(false)
  const { key, pathname } = useLocation()
  const isCurtainDown = useCurtain(key)
  useScreenTitle(screen && t(`screen.${screen.name}`))
  useFreshStart(main)
  useEffect(() => setOpen(false), [pathname])
  return (
    <div className={styles['shell']} data-member={user ? true : undefined} data-alone={screen?.isAlone}>
      {!screen?.isAlone && (
        <button type="button" className={styles['skip']} onClick={() => main.current?.focus()}>
          {t('skip')}
        </button>
      )}
      {user && (
        <Suspense>
          <NewsPart />
        </Suspense>
      )}
      {user?.viewedBy && (
        <Suspense>
          <ViewingPart />
        </Suspense>
      )}
      {!screen?.isAlone && (
        <>
          <Header isMenuOpen={isOpen} onMenu={() => setOpen(!isOpen)} />
          <Navigation isOpen={isOpen} onClose={() => setOpen(false)} />
        </>
      )}
      <main id="main" ref={main} tabIndex={-1} className={styles['main']}>
        {/* NOTE: one part, so that what goes out of it leaves the focus to what is near. */}
        <div className={styles['content']}>
          <WebinarPart />
          {!isCurtainDown && (
            <Suspense fallback={<ComingState />}>
              <Outlet />
            </Suspense>
          )}
        </div>
      </main>
      <Notices />
      <SessionOver />
    </div>
  )
}
