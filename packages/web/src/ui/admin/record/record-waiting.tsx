import { Skeleton } from '@mantine/core'
import { isGone } from '../../../lib/api/api-error.ts'
import { ErrorState, LoadingState } from '../../page/states.tsx'

type Result = { error: unknown; refetch: () => Promise<unknown> }

/** In the place of a record whose answer is still to come, or did not come; one that is gone says so as a screen. */
export function RecordWaiting({ result: { error, refetch } }: { result: Result }) {
  if (error && isGone(error)) throw error
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} isScreen />
  return (
    <div className="page">
      <LoadingState>
        <Skeleton h={40} w="50%" mb={24} />
        <Skeleton h={320} radius={18} />
      </LoadingState>
    </div>
  )
}
