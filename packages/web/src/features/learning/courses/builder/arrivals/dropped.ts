/** Files as somebody let them fall: loose ones, or those of a folder by its name. */
export type Dropped = { folder: string | null; files: File[] }

const sameOrder = new Intl.Collator(undefined, { numeric: true })
const byName = (one: File, other: File) => sameOrder.compare(one.name, other.name)

/** NOTE: what a system keeps for itself in every folder is not what anybody meant to bring. */
const isHidden = ({ name }: { name: string }) =>
  name.startsWith('.') || /^(thumbs\.db|desktop\.ini)$/i.test(name)

const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory
const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile

/** NOTE: a folder is only known while it falls, so everything is asked for before anything is waited for. */
export async function droppedIn({ items, files }: DataTransfer): Promise<Dropped[]> {
  const entries = [...items].flatMap((item) => (item.kind === 'file' ? (item.webkitGetAsEntry() ?? []) : []))
  const inFolders = new Set(entries.filter(isFolder).map(({ name }) => name))
  const loose = [...files].filter((file) => !inFolders.has(file.name) && !isHidden(file))
  const folders = await Promise.all(
    entries.filter(isFolder).map(async (entry) => ({
      folder: entry.name,
      files: (await filesIn(entry)).filter((file) => !isHidden(file)),
    })),
  )
  return [{ folder: null, files: loose.toSorted(byName) }, ...folders].filter(
    ({ folder, files: found }) => folder !== null || found.length > 0,
  )
}

/** Everything in a folder, that of its folders after its own. */
async function filesIn(folder: FileSystemDirectoryEntry): Promise<File[]> {
  const entries = (await entriesOf(folder.createReader())).filter((entry) => !isHidden(entry))
  const own = await Promise.all(entries.filter(isFile).map(fileOf))
  const inner = entries
    .filter(isFolder)
    .toSorted((one, other) => sameOrder.compare(one.name, other.name))
    .map(filesIn)
  return [...own.toSorted(byName), ...(await Promise.all(inner)).flat()]
}

const fileOf = (entry: FileSystemFileEntry) =>
  new Promise<File>((resolve, reject) => entry.file(resolve, reject))

/** NOTE: a browser answers a folder a hundred entries at a time, and none when there are no more. */
async function entriesOf(reader: FileSystemDirectoryReader): Promise<FileSystemEntry[]> {
  const some = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject))
  return some.length === 0 ? [] : [...some, ...(await entriesOf(reader))]
}
