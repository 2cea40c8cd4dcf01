import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { useUser } from '../../lib/session/session-state.ts'
import { PageHeader } from '../../ui/page/page-header.tsx'
import { EmptyState } from '../../ui/page/states.tsx'
import styles from './administration-screen.module.css'
import { type AdministrationPlace, areasFor } from './areas.ts'

function PlaceLink({ place: { name, icon: Icon } }: { place: AdministrationPlace }) {
  const { t } = useTranslation(['administration', 'shell'])
  return (
    <li>
      <Link to={paths[name]} className={`card ${styles['place']}`}>
        <Icon size={26} stroke={1.6} aria-hidden className={styles['icon'] ?? ''} />
        <strong>{t(`shell:screen.${name}`)}</strong>
        <span className={styles['about']}>{t(`screenAbout.${name}`)}</span>
      </Link>
    </li>
  )
}

/** Everything that this person administers, by area. */
export function AdministrationScreen() {
  const { t } = useTranslation(['administration', 'shell'])
  const user = useUser()
  const mine = user ? areasFor(user) : []
  return (
    <div className="page">
      <PageHeader title={t('shell:screen.administration')} lead={t('lead')} />
      {mine.length === 0 && <EmptyState title={t('nothing')} hint={t('nothingHint')} />}
      {mine.map(({ key, places }) => (
        <section key={key} className={styles['area']} aria-labelledby={`area-${key}`}>
          <h2 id={`area-${key}`}>{t(`shell:area.${key}`)}</h2>
          <ul className={styles['places']}>
            {places.map((place) => (
              <PlaceLink key={place.name} place={place} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
