import { DataArchive } from './data-archive.tsx'
import { WhoLooked } from './who-looked.tsx'

/** What is kept about oneself, and who has looked at it. */
export function PrivacyTab() {
  return (
    <>
      <DataArchive />
      <WhoLooked />
    </>
  )
}
