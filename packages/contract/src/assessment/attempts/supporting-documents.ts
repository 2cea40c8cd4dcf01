/** What people hand in beside an answer, by how its name ends: nothing that a browser or a machine would run. */
export const supportingEndings = {
  pdf: ['.pdf'],
  office: [
    '.doc',
    '.docx',
    '.odt',
    '.rtf',
    '.pages',
    '.xls',
    '.xlsx',
    '.ods',
    '.numbers',
    '.ppt',
    '.pptx',
    '.odp',
    '.key',
  ],
  picture: ['.png', '.jpg', '.jpeg', '.gif', '.webp', '.avif', '.heic', '.heif', '.tif', '.tiff', '.bmp'],
  text: ['.txt', '.md', '.csv'],
  recording: [
    '.mp3',
    '.m4a',
    '.aac',
    '.wav',
    '.ogg',
    '.oga',
    '.opus',
    '.flac',
    '.mp4',
    '.m4v',
    '.mov',
    '.webm',
  ],
  archive: ['.zip'],
} as const
export type SupportingKind = keyof typeof supportingEndings

export const supportingDocumentTypes = Object.values(supportingEndings).flat()

const kinds = new Map<string, SupportingKind>(
  (['pdf', 'office', 'picture', 'text', 'recording', 'archive'] as const).flatMap((kind) =>
    supportingEndings[kind].map((ending) => [ending, kind] as const),
  ),
)

/** What a file says that it is; null where that is nothing that supports an answer. */
export const supportingKindOf = (name: string) =>
  kinds.get(/\.[^.]+$/.exec(name)?.[0].toLowerCase() ?? '') ?? null
