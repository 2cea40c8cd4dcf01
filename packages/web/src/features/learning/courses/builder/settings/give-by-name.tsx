import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { onceMade } from '../../../../../lib/api/once-made.ts'
import { useErrorText } from '../../../../../lib/api/error-text.ts'
import { notice, offerUndo } from '../../../../../lib/notice.ts'
import { PersonPicker, type Picked } from '../../../../../ui/form/fields/person-picker.tsx'
import { giveByName, takeByName } from '../../courses.queries.ts'
import styles from '../builder.module.css'

/** Gives somebody the course by name; they then belong to a learning group of the course’s own. */
export function GiveByName({ id }: { id: number }) {
  const { t } = useTranslation('courses')
  const [person, setPerson] = useState<Picked | null>(null)
  const give = useMutation({ mutationFn: (userId: number) => giveByName(id, userId) })
  const problem = useErrorText(give.error)
  const send = ({ id: userId, fullName: name }: Picked) =>
    onceMade(give.mutateAsync(userId), (changed) => {
      if (changed) offerUndo(t('audience.given', { name }), () => takeByName(id, userId))
      else notice.set({ text: t('audience.has', { name }) })
      setPerson(null)
    })
  return (
    <div className={styles['give']}>
      <PersonPicker
        key={person ? 'chosen' : 'open'}
        label={t('audience.person')}
        value={person}
        error={problem}
        onChange={setPerson}
      />
      <Button
        variant="default"
        disabled={!person}
        loading={give.isPending}
        onClick={() => person && send(person)}
      >
        {t('audience.give')}
      </Button>
    </div>
  )
}
