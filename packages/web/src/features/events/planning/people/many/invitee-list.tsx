import { Button, Skeleton, TextInput } from '@mantine/core'
import type { Invitee } from '@oktant/contract/events/invitees.ts'
import { useDebouncedValue } from '@mantine/hooks'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../../../../lib/api/error-text.ts'
import { FormProblem } from '../../../../../ui/form/form.tsx'
import { Pager } from '../../../../../ui/table/pager.tsx'
import styles from '../../planning.module.css'
import { addOne, type From, invitees, inviteesPerPage } from './invitees.queries.ts'

const pauseMs = 300

/** The people of a group or course by their first names, each of whom can be put down alone. */
export function InviteeList({ from }: { from: From }) {
  const { t } = useTranslation('planning')
  const [typed, setTyped] = useState('')
  const [page, setPage] = useState(0)
  const [name] = useDebouncedValue(typed.trim(), pauseMs)
  const { data, error } = useQuery(invitees(from, { name, page }))
  const adding = useMutation({ mutationFn: (userId: number) => addOne(from, userId) })
  const problem = useErrorText(adding.error ?? error)
  return (
    <>
      <TextInput
        type="search"
        label={t('many.search')}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value)
          setPage(0)
        }}
      />
      {!data && !error && <Skeleton height={120} />}
      {data?.totalElements === 0 && <p role="status">{t(name ? 'many.notFound' : 'many.nobody')}</p>}
      {!!data?.content.length && (
        <>
          <ul className={styles['people']} aria-label={t('many.people')}>
            {data.content.map((person) => (
              <Row
                key={person.id}
                person={person}
                isBusy={adding.isPending && adding.variables === person.id}
                onAdd={() => adding.mutate(person.id)}
              />
            ))}
          </ul>
          <Pager data={data} perPage={inviteesPerPage} onPage={setPage} of={t('many.people')} />
        </>
      )}
      <FormProblem>{problem}</FormProblem>
    </>
  )
}

type RowProps = { person: Invitee; isBusy: boolean; onAdd: () => void }

function Row({ person: { firstName, surname, email, isActive, isBooked }, isBusy, onAdd }: RowProps) {
  const { t } = useTranslation('planning')
  const name = `${firstName} ${surname}`
  return (
    <li>
      <span>
        {name} <span className={styles['quiet']}>{email}</span>
      </span>
      {isBooked && <span className={styles['quiet']}>{t('many.booked')}</span>}
      {!isBooked && !isActive && <span className={styles['quiet']}>{t('many.inactive')}</span>}
      {!isBooked && isActive && (
        <Button
          size="xs"
          variant="default"
          aria-label={t('many.addNamed', { name })}
          loading={isBusy}
          onClick={onAdd}
        >
          {t('many.add')}
        </Button>
      )}
    </li>
  )
}
