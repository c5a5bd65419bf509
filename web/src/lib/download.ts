// Files for one's own disk: the record of a match, a version, a sheet.
import { api } from "./api";

export async function saveRecord(match: string, secret: string, game: string): Promise<void> {
  saveFile(await api.record(match, secret), `${game}-${match}.vespers`);
}

export function saveFile(content: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
