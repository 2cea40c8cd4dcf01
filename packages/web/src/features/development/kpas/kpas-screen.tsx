import { Button, Checkbox, NativeSelect, Skeleton } from '@mantine/core'
import type { Kpa } from '@oktant/contract/development/kpas.ts'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { generatePath, Link } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { useLocalText } from '../../../lib/words/language.ts'
import { useTitle } from '../../../lib/words/shown/title.ts'
import { PageHeader } from '../../../ui/page/page-header.tsx'
import { EmptyState, ErrorState, LoadingState } from '../../../ui/page/states.tsx'
import { KpaTree } from './kpa-tree.tsx'
import { kpaFigures, kpas } from './kpas.queries.ts'
import styles from './kpas.module.css'

const toKpa = (id: number) => generatePath(paths.kpa, { id: String(id) })

/** The key performance areas of the company, with what a season says of each. */
export function KpasScreen() {
  const { t } = useTranslation(['kpas', 'shell'])
  useTitle(t('shell:screen.kpas'))
  const { data, error, refetch } = useQuery(kpas)
  return (
    <div className="page">
      <PageHeader
        title={t('shell:screen.kpas')}
        lead={t('lead')}
        tools={
          <Button component={Link} to={toKpa(0)}>
            {t('new')}
          </Button>
        }
      />
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !data && (
        <LoadingState>
          <Skeleton h={320} radius={18} />
        </LoadingState>
      )}
      {data?.content.length === 0 && <EmptyState title={t('none')} hint={t('noneHint')} />}
      {data && data.content.length > 0 && <Found areas={data.content} />}
    </div>
  )
}

function Found({ areas }: { areas: readonly Kpa[] }) {
  const { t } = useTranslation('kpas')
  const text = useLocalText()
  const [season, setSeason] = useState<number | null>(null)
  const [isWhole, setWhole] = useState(false)
  const { data: figures } = useQuery(kpaFigures(season))
  const ownerless = areas.filter(({ owner, isArchived }) => !owner.isActive && !isArchived)
  return (
    <>
      {ownerless.length > 0 && <Ownerless areas={ownerless} />}
      <div className={styles['tools']}>
        {figures && figures.seasons.length > 0 && (
          <NativeSelect
            label={t('season')}
            value={String(figures.seasonId ?? '')}
            data={figures.seasons.map(({ id, name }) => ({ value: String(id), label: text(name) }))}
            onChange={({ target }) => setSeason(Number(target.value))}
          />
        )}
        {areas.some(({ isArchived }) => isArchived) && (
          <Checkbox
            label={t('showArchived')}
            checked={isWhole}
            onChange={({ target }) => setWhole(target.checked)}
          />
        )}
      </div>
      <KpaTree
        areas={areas.filter(({ isArchived }) => isWhole || !isArchived)}
        figures={new Map(figures?.content.map((one) => [one.kpaId, one]))}
      />
    </>
  )
}

/** Areas whose owner has left, is locked or was made anonymous, each with the way to mend it. */
function Ownerless({ areas }: { areas: readonly Kpa[] }) {
  const { t } = useTranslation('kpas')
  const text = useLocalText()
  const id = useId()
  return (
    <section className={`card ${styles['ownerless']}`} aria-labelledby={id}>
      <h2 id={id}>{t('ownerless', { count: areas.length })}</h2>
      <p className={styles['quiet']}>{t('ownerlessHint')}</p>
      <ul className={styles['list']}>
        {areas.map((area) => (
          <li key={area.id}>
            <Link to={toKpa(area.id)}>
              {t('ownerlessOne', { area: text(area.name), name: area.owner.name })}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
