import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Renderer } from '@takumi-rs/core';

export const PUBLIC: string = path.join(import.meta.dirname, '../public');
const BACKGROUND = /<rect[^>]*\/>/;
const CORNERS = / rx="\d+"/;

export interface IconFile {
  readonly name: string;
  /** Width and height in pixels. */
  readonly size: number;
  readonly draw: () => Promise<Buffer>;
}

/** Icons for systems that do not show SVG, drawn from the SVG files. */
export async function iconFiles(): Promise<readonly IconFile[]> {
  const renderer = new Renderer();
  const icon = await readFile(path.join(PUBLIC, 'favicon.svg'), 'utf8');
  const maskable = await readFile(path.join(PUBLIC, 'icon-maskable.svg'), 'utf8');

  function file(name: string, svg: string, size: number): IconFile {
    const src = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
    const style = { width: size, height: size };
    const image = { type: 'image', src, ...style, style } as const;
    return { name, size, draw: () => renderer.render(image, { ...style, format: 'png' }) };
  }

  return [
    file('icon-192.png', icon, 192),
    file('icon-512.png', icon, 512),
    file('icon-maskable-512.png', maskable, 512),
    // iOS rounds the corners itself and shows transparency as black
    file('apple-touch-icon.png', icon.replace(CORNERS, ''), 180),
    file('badge-96.png', shapeOf(icon), 96),
  ];
}

/** A status bar shows only the shape: the sign in white on a transparent background. */
const shapeOf = (svg: string) =>
  svg
    .replace(BACKGROUND, '')
    .replace(/ stroke="#17211f" stroke-width="[^"]*"/, '')
    .replaceAll('#0f8a5f', '#fff');
