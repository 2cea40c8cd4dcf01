import { Suspense, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet, useLocation } from 'react-router'
import { useSession } from '../../lib/session/session-state.ts'
import { useScreenTitle } from '../../lib/words/title.ts'
import { useCurrentScreen } from './current-screen.ts'
import { Header } from './header/header.tsx'
import { Navigation } from './navigation.tsx'
import { Notices } from './notices.tsx'
import { SessionOver } from './session-over/session-over.tsx'
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

/** The frame around every screen: header, navigation, notices. */
export function Shell() {
  const { t } = useTranslation('shell')
  const main = useRef<HTMLElement>(null)
  const screen = useCurrentScreen()
  const isMember = useSession() !== null
  const [isOpen, setOpen] = useState(false)
  const { pathname } = useLocation()
  useScreenTitle(screen && t(`screen.${screen.name}`))
  useFreshStart(main)
  useEffect(() => setOpen(false), [pathname])
  return (
    <div className={styles['shell']} data-member={isMember || undefined}>
      <button type="button" className={styles['skip']} onClick={() => main.current?.focus()}>
        {t('skip')}
      </button>
      <Header isMenuOpen={isOpen} onMenu={() => setOpen(!isOpen)} />
      <Navigation isOpen={isOpen} onClose={() => setOpen(false)} />
      <main id="main" ref={main} tabIndex={-1} className={styles['main']}>
        <Suspense>
          <Outlet />
        </Suspense>
      </main>
      <Notices />
      <SessionOver />
    </div>
  )
}
