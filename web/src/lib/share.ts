// A picture of a result: title, who, how many points. Drawn here, sent nowhere.

export interface Line {
  name: string;
  score: number;
  colour: string;
  winner: boolean;
}

export async function resultPicture(title: string, game: string, lines: Line[]): Promise<Blob | null> {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [1200, 220 + 90 * lines.length];
  const pen = canvas.getContext("2d");
  if (!pen) return null;
  paint(pen, canvas, title, game, lines);
  return new Promise((done) => canvas.toBlob(done, "image/png"));
}

function paint(
  pen: CanvasRenderingContext2D,
  canvas: HTMLCanvasElement,
  title: string,
  game: string,
  lines: Line[],
): void {
  pen.fillStyle = "#33251d";
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = "#f3e9d2";
  pen.fillRect(24, 24, canvas.width - 48, canvas.height - 48);
  pen.fillStyle = "#22202a";
  pen.font = "700 56px Alegreya, Georgia, serif";
  pen.fillText(title, 64, 104, canvas.width - 128);
  pen.font = "500 32px Alegreya, Georgia, serif";
  pen.fillText(game, 64, 152, canvas.width - 128);
  lines.forEach((line, n) => {
    const y = 232 + 90 * n;
    pen.fillStyle = line.winner ? "#f2d78a" : "#e9dcbb";
    pen.fillRect(52, y - 54, canvas.width - 104, 76);
    pen.fillStyle = line.colour;
    pen.beginPath();
    pen.arc(94, y - 16, 22, 0, 7);
    pen.fill();
    pen.fillStyle = "#22202a";
    pen.font = `${line.winner ? 700 : 500} 42px Alegreya, Georgia, serif`;
    pen.fillText(line.name, 136, y - 2, canvas.width - 360);
    pen.textAlign = "right";
    pen.fillText(String(line.score), canvas.width - 76, y - 2);
    pen.textAlign = "left";
  });
}

export function save(blob: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
