import { Button } from '@mantine/core'
import type { LaunchData } from '@oktant/contract/learning/own/launches.ts'
import { IconExternalLink } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { generatePath } from 'react-router'
import { paths } from '../../../../../lib/paths.ts'
import styles from './package.module.css'

/** Says to a page that it stands in a window that was opened for a package. */
export const ownWindowParameter = 'own'

const lookEveryMs = 500

/** NOTE: a page of ours in which the package plays, so that it is saved there; content with an address opens as it is. */
const addressOf = ({ containerChildId }: LaunchData, address: string | null) =>
  address ??
  `#${generatePath(paths.embedded, {
    containerChildId: String(containerChildId),
    evaluation: 'false',
    embedded: 'true',
  })}?${ownWindowParameter}`

type OwnWindowProps = { data: LaunchData; address: string | null; onClose?: (() => void) | undefined }

/** Stands in the place of a package that asks for a window of its own. */
export function OwnWindow({ data, address, onClose }: OwnWindowProps) {
  const { t } = useTranslation('player')
  const [opened, setOpened] = useState<Window | null>(null)
  const [isStopped, setStopped] = useState(false)
  const end = useEffectEvent(() => {
    setOpened(null)
    onClose?.()
  })
  useEffect(() => {
    if (!opened) return
    const timer = setInterval(() => {
      if (opened.closed) end()
    }, lookEveryMs)
    return () => clearInterval(timer)
  }, [opened])
  function open() {
    const made = window.open(addressOf(data, address), '_blank', 'popup,width=1100,height=800')
    setOpened(made)
    setStopped(made === null)
  }
  return (
    <div className={styles['page']}>
      <strong>{t(opened ? 'own.opened' : 'own.title')}</strong>
      <p role="status">{t(isStopped ? 'own.stopped' : opened ? 'own.openedHint' : 'own.hint')}</p>
      {opened ? (
        <Button variant="default" onClick={() => opened.focus()}>
          {t('own.show')}
        </Button>
      ) : (
        <Button rightSection={<IconExternalLink size={18} aria-hidden />} onClick={open}>
          {t('own.open')}
        </Button>
      )}
      {onClose && (
        <Button variant="default" onClick={onClose}>
          {t('toCourse')}
        </Button>
      )}
    </div>
  )
}
