import { Button } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useGreeting } from '../../../lib/words/shown/greeting.ts'
import { paths } from '../../../lib/paths.ts'
import { SegmentTip } from './segment-tip.tsx'
import { SegmentWheel } from './wheel/segment-wheel.tsx'
import styles from './hero.module.css'

/** The first page: the wheel, and the way in. */
export function OverviewScreen() {
  const { t } = useTranslation('segments')
  const greeting = useGreeting()
  const headline = useRef<HTMLHeadingElement>(null)
  return (
    <div className={`page ${styles.hero}`}>
      <div>
        {greeting && <p className="eyebrow">{greeting}</p>}
        <h1 ref={headline} tabIndex={-1} className={`hero-title ${styles.headline}`}>
          {t('overview.headline')}
        </h1>
        <p className={styles.lead}>{t('overview.lead')}</p>
        <div className={styles.actions}>
          <Button
            component={Link}
            to={greeting ? paths.home : paths.login}
            size="lg"
            rightSection={<IconArrowRight size={20} aria-hidden />}
          >
            {greeting ? t('overview.toHome') : t('overview.signIn')}
          </Button>
          <Button component={Link} to={paths.explore} size="lg" variant="default">
            {t('overview.explore')}
          </Button>
        </div>
        <SegmentTip onClosed={() => headline.current?.focus()} />
      </div>
      <SegmentWheel />
    </div>
  )
}
