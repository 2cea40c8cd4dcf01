import { Button, Skeleton } from '@mantine/core'
import { IconArrowRight, IconChartDonut, IconDevices, IconMap2, type Icon } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useGreeting } from '../../../../lib/words/shown/greeting.ts'
import { paths } from '../../../../lib/paths.ts'
import { settings } from '../../../../lib/session/session.ts'
import heroStyles from '../hero.module.css'
import { SegmentList } from './segment-list.tsx'
import { SegmentMosaic } from './segment-mosaic.tsx'
import styles from './welcome-screen.module.css'

/** What Oktant is for this company, for whoever arrives. */
export function WelcomeScreen({ courses }: { courses?: ReactNode }) {
  const { t } = useTranslation('segments')
  return (
    <div className="page">
      <Hero />
      {courses}
      <section className={styles.section}>
        <h2>{t('welcome.aboutTitle')}</h2>
        <ul className={styles.points}>
          {points.map((point) => (
            <Point key={point.name} {...point} />
          ))}
        </ul>
      </section>
      <section className={styles.section}>
        <h2>{t('welcome.segments')}</h2>
        <SegmentList />
      </section>
    </div>
  )
}

function Hero() {
  const { t } = useTranslation('segments')
  const greeting = useGreeting()
  return (
    <div className={styles.hero}>
      <div>
        {greeting && <p className="eyebrow">{greeting}</p>}
        <Headline />
        <p className={heroStyles.lead}>{t('welcome.lead')}</p>
        <div className={heroStyles.actions}>
          <Button
            component={Link}
            to={greeting ? paths.home : paths.login}
            size="lg"
            rightSection={<IconArrowRight size={20} aria-hidden />}
          >
            {greeting ? t('welcome.toHome') : t('welcome.signIn')}
          </Button>
          <Button component={Link} to={paths.explore} size="lg" variant="default">
            {t('welcome.explore')}
          </Button>
        </div>
        {!greeting && (
          <Link to={paths.register} className={styles.register}>
            {t('welcome.register')}
          </Link>
        )}
      </div>
      <SegmentMosaic />
    </div>
  )
}

function Headline() {
  const { t } = useTranslation('segments')
  const { data, isPending } = useQuery(settings)
  return (
    <Skeleton visible={isPending}>
      <h1 className={`hero-title ${heroStyles.headline}`}>
        {data ? t('welcome.headline', { company: data.companyName }) : t('welcome.headlinePlain')}
      </h1>
    </Skeleton>
  )
}

type PointName = 'find' | 'keep' | 'reach'
const points: { name: PointName; Icon: Icon }[] = [
  { name: 'find', Icon: IconMap2 },
  { name: 'keep', Icon: IconChartDonut },
  { name: 'reach', Icon: IconDevices },
]

function Point({ name, Icon: PointIcon }: (typeof points)[number]) {
  const { t } = useTranslation('segments')
  return (
    <li>
      <PointIcon size={28} stroke={1.6} aria-hidden />
      <h3>{t(`welcome.point.${name}.title`)}</h3>
      <p>{t(`welcome.point.${name}.text`)}</p>
    </li>
  )
}
