import { Button } from '@mantine/core'
import type { CurrentUser } from '@oktant/contract/people/sessions.ts'
import { permissions } from '@oktant/contract/kit/permissions.ts'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useLanguage } from '../../../lib/words/language.ts'
import { paths } from '../../../lib/paths.ts'
import { refusal, type Refusal } from '../../../lib/api/refusal.ts'
import { signOut } from '../../../lib/session/session.ts'
import { useStore } from '../../../lib/store.ts'
import { Avatar } from '../../../ui/person/avatar.tsx'
import { Entrance } from '../../../ui/page/entrance.tsx'
import { formRow } from '../../../ui/form/form.tsx'
import styles from './already-signed-in.module.css'

/** Who is signed in, what was refused, who can grant it, and the ways on (spec 1 §8). */
export function AlreadySignedIn({ user }: { user: CurrentUser }) {
  const { t } = useTranslation('sessions')
  const navigate = useNavigate()
  const refused = useStore(refusal)
  const leaveFor = (path: string) => {
    refusal.set(null)
    void navigate(path)
  }
  return (
    <Entrance title={t(refused ? 'refused.title' : 'already.title')}>
      <div className={styles.person}>
        <Avatar name={user.name} src={user.avatar} size={48} />
        <div>
          <strong>{user.name}</strong>
          <p>{t('already.person', { login: user.username, company: user.companyName })}</p>
        </div>
      </div>
      {refused && <Refused refused={refused} user={user} />}
      <div className={formRow}>
        <Button size="md" onClick={() => leaveFor(paths.home)}>
          {t('already.home')}
        </Button>
        {refused && refused.from !== paths.home && (
          <Button size="md" variant="default" onClick={() => leaveFor(refused.from)}>
            {t('refused.back')}
          </Button>
        )}
        <Button size="md" variant="default" onClick={() => void signOut().then(() => leaveFor(paths.login))}>
          {t('already.other')}
        </Button>
      </div>
    </Entrance>
  )
}

function Refused({ refused: { permission }, user }: { refused: Refusal; user: CurrentUser }) {
  const { t } = useTranslation('sessions')
  const language = useLanguage()
  const missing = permission && permissions[permission]
  const email = user.supportEmailAddress
  return (
    <section className={styles.refused} role="alert">
      <p>{missing ? t('refused.permission', { permission: missing[language] }) : t('refused.row')}</p>
      {missing && <p>{missing.about[language]}</p>}
      <p>
        {t(missing ? 'refused.grant' : 'refused.ask', { company: user.companyName })}{' '}
        {email && <a href={`mailto:${email}`}>{email}</a>}
      </p>
    </section>
  )
}
