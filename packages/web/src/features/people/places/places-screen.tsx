import { Button } from '@mantine/core'
import type { CompanyPlace } from '@oktant/contract/people/places.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDates } from '../../../lib/words/shown/dates.ts'
import { useLocalText } from '../../../lib/words/language.ts'
import { useListState } from '../../../lib/records/list-state.ts'
import { TypedFilter } from '../../../ui/admin/list/filters.tsx'
import { ListScreen } from '../../../ui/admin/list/list-screen.tsx'
import type { Column } from '../../../ui/table/data-table.tsx'
import { linkButton } from '../../../ui/form/form.tsx'
import { PlaceDialog } from './place-dialog.tsx'
import { type PlaceKind, places } from './places.queries.ts'
import { RemoveDialog } from './remove-dialog.tsx'

type Doing = { what: 'edit' | 'remove'; place: CompanyPlace | null } | null

function useColumns(onDo: (doing: Doing) => void): Column<CompanyPlace>[] {
  const { t } = useTranslation('places')
  const { number } = useDates()
  const text = useLocalText()
  return [
    {
      field: 'name',
      head: t('place.name'),
      isSortable: true,
      cell: (place) => (
        <button type="button" className={linkButton} onClick={() => onDo({ what: 'edit', place })}>
          {text(place.name)}
        </button>
      ),
    },
    {
      field: 'people',
      head: t('place.people'),
      isSortable: true,
      cell: ({ people }) => <span className="numbers">{number(people)}</span>,
    },
    {
      field: 'actions',
      head: t('place.actions'),
      align: 'end',
      cell: (place) => (
        <Button
          variant="subtle"
          size="compact-md"
          aria-label={t('remove.named', { name: text(place.name) })}
          onClick={() => onDo({ what: 'remove', place })}
        >
          {t('remove.open')}
        </Button>
      ),
    },
  ]
}

/** Job roles or localities: a name in both languages, and who has it. */
function PlacesScreen({ kind }: { kind: PlaceKind }) {
  const { t } = useTranslation(['places', 'shell'])
  const list = useListState({ sort: { field: 'name', direction: 'ASC' }, filters: ['name'] })
  const [doing, setDoing] = useState<Doing>(null)
  const close = () => setDoing(null)
  return (
    <>
      <ListScreen
        title={t(kind === 'jobRole' ? 'shell:screen.jobRoles' : 'shell:screen.localities')}
        lead={t(`lead.${kind}`)}
        tools={<Button onClick={() => setDoing({ what: 'edit', place: null })}>{t(`new.${kind}`)}</Button>}
        list={list}
        result={useQuery(places(kind, list.query))}
        columns={useColumns(setDoing)}
        rowKey={({ id }) => id}
        filters={<TypedFilter list={list} name="name" label={t('place.name')} />}
        empty={{ title: t(`empty.${kind}`), hint: t('emptyHint') }}
      />
      {doing?.what === 'edit' && <PlaceDialog kind={kind} place={doing.place} onClose={close} />}
      {doing?.what === 'remove' && doing.place && (
        <RemoveDialog kind={kind} place={doing.place} onClose={close} />
      )}
    </>
  )
}

export const JobRolesScreen = () => <PlacesScreen kind="jobRole" />
export const LocalitiesScreen = () => <PlacesScreen kind="locality" />
