# Lo que dice el laboratorio.

why-bad_study = { $file }, línea { $line }: en «{ $key }»: se esperaba { $expected }; se encontró { $got }.
why-bad_study_file = { $file }: se esperaba { $expected } ({ $got }).
why-lab_other_study = { $folder } contiene los resultados de otro estudio; indique otra carpeta con --out, o bórrela.
why-lab_no_results = { $folder } no contiene resultados de ningún estudio; se esperaba lo que escribe `vespers lab run`.
why-lab_unfinished = El estudio de { $folder } no está terminado; continúelo con `vespers lab run`.
lab-missing = El laboratorio necesita el paquete { $package }, que no está instalado: pip install "vespers[lab]"
lab-stopped = Detenido tras { $done } de { $games } partidas. Se conservan: la misma orden continúa desde ahí.
lab-done = { $games } partidas jugadas. Tablas y registros: { $folder }
