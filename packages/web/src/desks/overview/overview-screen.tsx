import { lazy, Suspense } from 'react'
import { OverviewScreen } from '../../features/learning/segments/overview-screen.tsx'

// NOTE: nobody waits for what stands below the first screenful.
const ShownDiagrams = lazy(() =>
  import('../../features/learning/diagrams/shown-diagrams.tsx').then((file) => ({
    default: file.ShownDiagrams,
  })),
)

/** The first page: the wheel, and below it the company's own diagrams. */
export function OverviewDesk() {
  return (
    <>
      <OverviewScreen />
      <Suspense fallback={null}>
        <ShownDiagrams />
      </Suspense>
    </>
  )
}
