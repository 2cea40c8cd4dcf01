import { Button, FileButton, Progress } from '@mantine/core'
import { avatarTypes, type Profile } from '@oktant/contract/people/account.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../../lib/api/error-text.ts'
import { Avatar } from '../../../ui/person/avatar.tsx'
import { useSetAvatar } from './account.queries.ts'
import styles from './account.module.css'

/** The photo, and another one instead of it. */
export function PhotoField({ profile }: { profile: Profile }) {
  const { t } = useTranslation('account')
  const [part, setPart] = useState(0)
  const setAvatar = useSetAvatar(profile.id, setPart)
  const problem = useErrorText(setAvatar.error)
  const send = (photo: File | null) => {
    setPart(0)
    if (photo) setAvatar.mutate(photo)
  }
  return (
    <div className={styles.photo}>
      <Avatar name={profile.fullName} src={profile.avatar} size={88} />
      <div className={styles.photoTools}>
        <FileButton accept={avatarTypes.join(',')} onChange={send}>
          {(props) => (
            <Button variant="default" loading={setAvatar.isPending} {...props}>
              {t('photo.change')}
            </Button>
          )}
        </FileButton>
        <span className={styles.hint}>{t('photo.hint')}</span>
        {setAvatar.isPending && <Progress w={220} value={part * 100} aria-label={t('photo.progress')} />}
        <span role="alert" className={styles.problem}>
          {problem}
        </span>
      </div>
    </div>
  )
}
