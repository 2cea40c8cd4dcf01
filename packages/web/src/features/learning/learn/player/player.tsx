import { Modal } from '@mantine/core'
import { categories } from '@oktant/contract/kit/constants.ts'
import type { Container, ContainerChild } from '@oktant/contract/learning/own/learn.ts'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { type LaunchWish, useLaunchComponent } from '../learn.queries.ts'
import { useLearningWords } from '../learning-words.ts'
import { Launched } from './launched.tsx'
import { ShutPart } from './refused.tsx'
import styles from './player.module.css'
import { Waiting } from './waiting.tsx'

type PlayerProps = {
  course: Container
  child: ContainerChild
  onOpen: (key: string) => void
  onBegun: () => void
  onClose: () => void
}

/** A part of a course, opened over the page; Escape closes it. */
export function Player({ course, child, onOpen, onBegun, onClose }: PlayerProps) {
  const { t } = useTranslation(['learning', 'common', 'player'])
  const { text } = useLearningWords()
  const launch = useLaunchComponent()
  const isAsked = useRef(false)
  const again = (wish: LaunchWish = {}) =>
    launch.mutate({ key: Number(child.key), ...wish }, { onSuccess: onBegun })
  const begin = useEffectEvent(() => {
    if (isAsked.current) return
    isAsked.current = true
    again()
  })
  useEffect(() => begin(), [])
  // NOTE: a package has last words, and says them only while it is there.
  const leaving = useRef<(() => Promise<void>) | null>(null)
  const close = () => {
    if (leaving.current) void leaving.current().then(onClose)
    else onClose()
  }
  const withoutHeader: readonly number[] = categories.withoutHeader
  const isBare = withoutHeader.includes(child.categoryId ?? 0)
  return (
    <Modal.Root opened fullScreen onClose={close} returnFocus={false}>
      <Modal.Content className={styles['player'] ?? ''} radius={0}>
        {isBare ? (
          <>
            <Modal.Title className="visually-hidden">{text(child.name)}</Modal.Title>
            <Modal.CloseButton
              aria-label={t('common:action.close')}
              size="lg"
              className={styles['away'] ?? ''}
            />
          </>
        ) : (
          <Modal.Header role="presentation" className={styles['header'] ?? ''}>
            <Modal.Title className={styles['title'] ?? ''}>{text(child.name)}</Modal.Title>
            <span className={styles['course']}>{text(course.name)}</span>
            <Modal.CloseButton aria-label={t('common:action.close')} size="lg" />
          </Modal.Header>
        )}
        <Modal.Body p={0} className={styles['body'] ?? ''} data-bare={isBare || undefined}>
          {launch.error && <ShutPart error={launch.error} onRetry={() => again()} onClose={onClose} />}
          {launch.isPending && <Waiting />}
          {launch.data && (
            <Launched
              key={launch.data.launch ?? launch.data.package?.session}
              data={launch.data}
              inside={{ course, child }}
              onOpen={onOpen}
              onClose={onClose}
              onAgain={() => again()}
              onWish={again}
              onLeaving={(leave) => (leaving.current = leave)}
            />
          )}
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}
