import type { Colleague } from '@oktant/contract/communication/connections.ts'
import type { ReactNode } from 'react'
import { dotted } from '../../../../lib/words/shown/dotted.ts'
import { Avatar } from '../../../../ui/person/avatar.tsx'
import styles from './connections.module.css'

/** One colleague: photo, name, place in the company, and what can be done. */
export function ColleagueRow({
  user: { fullName, avatar, jobDescription, locality },
  hint,
  action,
}: {
  user: Colleague
  hint: ReactNode
  action: ReactNode
}) {
  const place = dotted([jobDescription?.name, locality?.name])
  return (
    <div className={styles.colleague}>
      <Avatar name={fullName} src={avatar} size={48} />
      <div className={styles.words}>
        <strong>{fullName}</strong>
        {place && <span className={styles.place}>{place}</span>}
        <span className={styles.hint}>{hint}</span>
      </div>
      {action}
    </div>
  )
}
