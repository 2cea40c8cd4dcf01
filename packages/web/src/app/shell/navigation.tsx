import { Suspense, useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, NavLink, useLocation } from 'react-router'
import { deferred } from '../../lib/deferred.tsx'
import { paths } from '../../lib/paths.ts'
import { useUser } from '../../lib/session/session-state.ts'
import { mayOpen } from './built-screens.ts'
import { useCurrentScreen } from './current-screen.ts'
import { entryOf, everyday } from './everyday.ts'
import styles from './navigation.module.css'
import { screenIcons, type MenuScreen } from './screen-icons.ts'

const forVisitors: readonly MenuScreen[] = ['openEvents', 'register']
/** Loaded for those who have something to administer. */
const AdministrationLinks = deferred(() =>
  import('../administration/administration-links.tsx').then((file) => file.AdministrationLinks),
)

/** Marked on their own address alone, not on those below it. */
const ends = new Set<MenuScreen>(['home', 'administration'])

/** Is somebody at another entry of the menu that stands below this one by its address? */
function useIsAtOneBelow(name: MenuScreen) {
  const { pathname } = useLocation()
  return everyday.some(
    (other) =>
      other !== name && pathname.startsWith(paths[other]) && paths[other].startsWith(`${paths[name]}/`),
  )
}

function NavigationLink({ name }: { name: MenuScreen }) {
  const { t } = useTranslation('shell')
  const Icon = screenIcons[name]
  const current = useCurrentScreen()
  const isAtOneBelow = useIsAtOneBelow(name)
  const shown = (
    <>
      <Icon size={20} stroke={1.7} aria-hidden />
      {t(`screen.${name}`)}
    </>
  )
  const owner = current ? entryOf[current.name] : undefined
  if (owner === name)
    return (
      <li>
        <Link to={paths[name]} className={styles['link'] ?? ''} aria-current="true">
          {shown}
        </Link>
      </li>
    )
  return (
    <li>
      <NavLink
        to={paths[name]}
        end={ends.has(name) || isAtOneBelow || owner !== undefined}
        className={styles['link'] ?? ''}
      >
        {shown}
      </NavLink>
    </li>
  )
}

function useEscape(onEscape: () => void) {
  const onKey = useEffectEvent((event: KeyboardEvent) => event.key === 'Escape' && onEscape())
  useEffect(() => {
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
}

/** Brings the entry of the screen one is at into the menu's own view; stands behind all entries, so they are there. */
function ShowsCurrent() {
  const { pathname } = useLocation()
  useEffect(() => {
    const current = document.querySelector<HTMLElement>('#navigation [aria-current]')
    const menu = current?.closest('nav')
    if (!current || !menu) return
    const [entry, frame] = [current.getBoundingClientRect(), menu.getBoundingClientRect()]
    if (entry.top < frame.top) menu.scrollTop -= frame.top - entry.top
    if (entry.bottom > frame.bottom) menu.scrollTop += entry.bottom - frame.bottom
  }, [pathname])
  return null
}

type NavigationProps = { isOpen: boolean; onClose: () => void }

/** The side navigation; on a narrow page a drawer under the header. */
export function Navigation({ isOpen, onClose }: NavigationProps) {
  const { t } = useTranslation('shell')
  const user = useUser()
  useEscape(onClose)
  const may = (name: MenuScreen) => mayOpen(name, user)
  return (
    <>
      {isOpen && <div className={styles['shade']} onClick={onClose} aria-hidden="true" />}
      <nav
        id="navigation"
        className={styles['navigation']}
        data-open={isOpen || undefined}
        data-member={user ? true : undefined}
        aria-label={t('navigation.label')}
      >
        <ul className={styles['list']}>
          {(user ? everyday : [...everyday, ...forVisitors]).filter(may).map((name) => (
            <NavigationLink key={name} name={name} />
          ))}
        </ul>
        {may('administration') && user && (
          <Suspense>
            <AdministrationLinks />
            <ShowsCurrent />
          </Suspense>
        )}
      </nav>
    </>
  )
}
