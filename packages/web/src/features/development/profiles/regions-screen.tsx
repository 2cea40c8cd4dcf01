import { Button, Checkbox, Skeleton } from '@mantine/core'
import type { CompetencyRegion } from '@oktant/contract/development/competency-profiles.ts'
import type { NamedOne } from '@oktant/contract/development/competency-shapes.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { notice } from '../../../lib/notice.ts'
import { useRecordForm } from '../../../lib/records/record-form.ts'
import { useTitle } from '../../../lib/words/shown/title.ts'
import { RecordForm } from '../../../ui/admin/record/record-form.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { PageHeader } from '../../../ui/page/page-header.tsx'
import { EmptyState, ErrorState, LoadingState } from '../../../ui/page/states.tsx'
import styles from '../claims/claims.module.css'
import { competencyRegions, useSaveCompetencyRegion } from './profiles.queries.ts'

/** Who looks after the competencies of which localities. */
export function CompetencyRegionsScreen() {
  const { t } = useTranslation(['competencyProfiles', 'shell'])
  useTitle(t('shell:screen.competencyRegions'))
  const { data, error, refetch } = useQuery(competencyRegions)
  const [chosen, setChosen] = useState<CompetencyRegion | null>(null)
  const names = (ids: readonly number[]) =>
    data?.localities.filter(({ id }) => ids.includes(id)).map(({ name }) => name) ?? []
  return (
    <div className="page">
      <PageHeader title={t('shell:screen.competencyRegions')} lead={t('regions.lead')} />
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !data && (
        <LoadingState>
          <Skeleton h={110} radius={18} />
        </LoadingState>
      )}
      {data?.people.length === 0 && <EmptyState title={t('regions.none')} hint={t('regions.noneHint')} />}
      <ul className={styles['cards']}>
        {data?.people.map((one) => (
          <li key={one.id} className={`card ${styles['card']}`}>
            <div className={styles['words']}>
              <h2>{one.name}</h2>
              <p className={styles['quiet']}>{names(one.localityIds).join(', ') || t('regions.nowhere')}</p>
            </div>
            <Button
              variant="default"
              aria-label={t('regions.changeNamed', { name: one.name })}
              onClick={() => setChosen(one)}
            >
              {t('regions.change')}
            </Button>
          </li>
        ))}
      </ul>
      {chosen && data && (
        <RegionDialog region={chosen} localities={data.localities} onClose={() => setChosen(null)} />
      )}
    </div>
  )
}

type RegionDialogProps = { region: CompetencyRegion; localities: readonly NamedOne[]; onClose: () => void }

function RegionDialog({ region: { id, name, localityIds }, localities, onClose }: RegionDialogProps) {
  const { t } = useTranslation('competencyProfiles')
  const save = useSaveCompetencyRegion(id)
  const form = useRecordForm({
    name: `competency-region:${id}`,
    first: { localityIds },
    async save(values) {
      await save.mutateAsync(values.localityIds)
      notice.set({ text: t('regions.saved', { name }) })
      onClose()
    },
  })
  const held = form.values.localityIds
  const choose = (one: number, isChosen: boolean) =>
    form.set({ localityIds: isChosen ? [...held, one] : held.filter((other) => other !== one) })
  return (
    <Dialog title={name} onClose={onClose}>
      <RecordForm label={name} form={form}>
        <fieldset>
          <legend>{t('regions.localities')}</legend>
          {localities.map((place) => (
            <Checkbox
              key={place.id}
              mt="xs"
              label={place.name}
              checked={held.includes(place.id)}
              onChange={({ target }) => choose(place.id, target.checked)}
            />
          ))}
        </fieldset>
      </RecordForm>
    </Dialog>
  )
}
