import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../../../lib/api/error-text.ts'
import { notice } from '../../../../lib/notice.ts'
import { FieldFault } from '../../../../ui/form/field-fault.tsx'
import { PersonPicker, type Picked } from '../../../../ui/form/fields/person-picker.tsx'
import { addBookings } from '../planning.queries.ts'
import styles from '../planning.module.css'

/** Adds somebody at once; they are told with the next invitations. */
export function AddPeople({ id }: { id: number }) {
  const { t } = useTranslation('planning')
  const [turn, setTurn] = useState(0)
  const adding = useMutation({
    mutationFn: (person: Picked) => addBookings(id, [person.id]),
    onSuccess: ({ added }, { fullName }) =>
      notice.set({ text: t(added ? 'added' : 'addedBefore', { name: fullName }) }),
  })
  return (
    <div className={styles['narrow']}>
      <PersonPicker
        // NOTE: the next search begins empty, which the field itself remembers otherwise.
        key={turn}
        label={t('addPerson')}
        description={t('addPersonHint')}
        value={null}
        onChange={(person) => {
          if (person) adding.mutate(person)
          setTurn(turn + 1)
        }}
      />
      <FieldFault>{useErrorText(adding.error)}</FieldFault>
    </div>
  )
}
