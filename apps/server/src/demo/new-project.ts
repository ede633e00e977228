import { create, type Scene } from './scene.ts';

/** A project that was created yesterday and waits for its author. */
export async function addNewProject(scene: Scene): Promise<void> {
  await create(scene, {
    days: 1,
    title: 'Навигация внутри учебного корпуса по меткам Bluetooth',
    category: 'project',
    annotation: '',
    length: 90,
    template: true,
  });
}
