import { Button } from '@mantine/core'
import type { Reward } from '@oktant/contract/development/rewards.ts'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { deferred } from '../../../lib/deferred.tsx'

const TakeBackDialog = deferred(() => import('./take-back-dialog.tsx').then((file) => file.TakeBackDialog))

/** Takes a reward back, once it is said why. */
export function TakeBack({ reward }: { reward: Reward }) {
  const { t } = useTranslation('rewards')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="default"
        aria-label={t('takeBack.named', { name: reward.user.name })}
        onClick={() => setOpen(true)}
      >
        {t('takeBack.open')}
      </Button>
      {isOpen && (
        <Suspense>
          <TakeBackDialog reward={reward} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
