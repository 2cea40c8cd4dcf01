import { Button } from '@mantine/core'
import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './builder.module.css'
import type { Builder } from './use-builder.ts'

/** NOTE: inside a field the browser takes back letters by itself. */
const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))

/** Takes back what was changed and not saved, and brings it again. */
export function HistoryButtons({ builder }: { builder: Builder }) {
  const { t } = useTranslation('courses')
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || isTyping(event.target)) return
    const key = event.key.toLowerCase()
    if (key === 'y' || (key === 'z' && event.shiftKey)) builder.redo()
    else if (key === 'z') builder.undo()
    else return
    event.preventDefault()
  })
  useEffect(() => {
    const hear = (event: KeyboardEvent) => press(event)
    window.addEventListener('keydown', hear)
    return () => window.removeEventListener('keydown', hear)
  }, [])
  return (
    <div className={styles['history']}>
      <Button
        variant="subtle"
        size="compact-md"
        disabled={!builder.canUndo}
        leftSection={<IconArrowBackUp size={18} aria-hidden />}
        onClick={builder.undo}
      >
        {t('history.undo')}
      </Button>
      <Button
        variant="subtle"
        size="compact-md"
        disabled={!builder.canRedo}
        leftSection={<IconArrowForwardUp size={18} aria-hidden />}
        onClick={builder.redo}
      >
        {t('history.redo')}
      </Button>
    </div>
  )
}
