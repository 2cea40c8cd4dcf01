import type { DataArchive } from '@oktant/contract/people/privacy.ts'

type ToldPrivacy = {
  step: 'waiting' | 'making' | 'ready' | 'failed'
  expiresAt: Date | null
  downloadedAt: Date | null
}

/** How an archive stands for its owner. */
export function stateOf({ step, expiresAt, downloadedAt }: ToldPrivacy, now: Date): DataArchive['state'] {
  if (downloadedAt) return 'downloaded'
  if (step === 'failed') return 'failed'
  if (step !== 'ready') return 'waiting'
  return expiresAt && expiresAt <= now ? 'expired' : 'ready'
}
